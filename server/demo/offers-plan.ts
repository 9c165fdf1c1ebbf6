/** Offers in every state. Times are hours before the gallery opens. */
export interface PlannedOffer {
  work: number;
  buyer: string;
  /** Buyer, artist, buyer. */
  prices: [hoursAgo: number, dollars: number, words?: string][];
  /** The last price is answered; otherwise it waits, or was met with silence. */
  answer?: [hoursAgo: number, move: 'accept' | 'decline' | 'withdraw'];
}

/** The lowest price of works that are open to offers, in dollars. */
export const MIN_OFFERS: Record<number, number> = {
  3: 140,
  6: 210,
  10: 240,
  12: 170,
  17: 290,
  22: 600,
  35: 480,
  36: 140,
  41: 220,
  60: 120,
};

export const OFFERS: PlannedOffer[] = [
  // Waiting for the artist.
  {
    work: 12,
    buyer: 'edmund-achter',
    prices: [
      [60, 172, 'It would hang across from the window.'],
      [52, 205, 'I can go this far. It took me most of a spring.'],
      [44, 190, 'My last word. I would print it a meter wide.'],
    ],
  },
  {
    work: 12,
    buyer: 'priya-sorel',
    prices: [[5, 185, 'For the reading room of a small publisher. We would credit you on the wall.']],
  },
  {
    work: 12,
    buyer: 'kwame-lisle',
    prices: [[3, 200, 'I have wanted this one since the first petal.']],
  },
  // Waiting for the buyer; the first is for a number of an edition.
  {
    work: 3,
    buyer: 'rosalba-nieto',
    prices: [
      [30, 145],
      [16, 165],
    ],
  },
  {
    work: 10,
    buyer: 'edmund-achter',
    prices: [
      [30, 260],
      [20, 312, 'It is the last one of the series I still have.'],
    ],
  },
  // Accepted, and reserved until it is paid.
  {
    work: 22,
    buyer: 'edmund-achter',
    prices: [[26, 620, 'It would get the morning light on my landing.']],
    answer: [3, 'accept'],
  },
  {
    work: 60,
    buyer: 'teodor-vance',
    prices: [[20, 140, 'For a friend who dives.']],
    answer: [2, 'accept'],
  },
  // Paid: the sale of that work is in the plan of sales.
  {
    work: 41,
    buyer: 'edmund-achter',
    prices: [
      [166, 225, 'It would hang above the stairs.'],
      [163, 240],
    ],
    answer: [155, 'accept'],
  },
  // Accepted and never paid.
  {
    work: 36,
    buyer: 'priya-sorel',
    prices: [[150, 150, 'For the back wall of the bakery.']],
    answer: [140, 'accept'],
  },
  { work: 60, buyer: 'edmund-achter', prices: [[120, 130]], answer: [100, 'withdraw'] },
  { work: 17, buyer: 'edmund-achter', prices: [[96, 300]], answer: [90, 'decline'] },
  // Unanswered.
  { work: 35, buyer: 'edmund-achter', prices: [[200, 490]] },
  // Sold to someone else.
  { work: 6, buyer: 'edmund-achter', prices: [[50, 230, 'It would hang beside the canyon.']] },
];
