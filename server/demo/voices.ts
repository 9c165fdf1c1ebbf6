/** Enrolled members of each course, their progress and reviews. Premium courses: subscribers. */
interface Voice {
  /** A person of the gallery; otherwise a member of the audience. */
  author: string | null;
  /** How many lessons they have finished. */
  finished: number;
  review?: { rating: 4 | 5; content: string };
}

/** Keyed by the course's image. */
export const VOICES: Record<string, Voice[]> = {
  'courses/night-photo.webp': [
    { author: 'noor-halabi', finished: 1 },
    {
      author: 'mina-okoro',
      finished: 3,
      review: {
        rating: 5,
        content: 'I came for the stars and stayed for the curve. The daylight walk is the best part.',
      },
    },
    {
      author: null,
      finished: 3,
      review: {
        rating: 4,
        content: 'Patient teaching. I would have liked one more example with a city sky.',
      },
    },
  ],
  'courses/photo-essay.webp': [
    {
      author: 'edmund-achter',
      finished: 1,
      review: { rating: 5, content: 'I only buy photographs, and now I see why some of them hang together.' },
    },
    {
      author: 'hanne-fjeld',
      finished: 2,
      review: { rating: 4, content: 'I used the order of six for my kiln pictures. The silence does work.' },
    },
    { author: 'june-abara', finished: 0 },
  ],
  'courses/digital-landscapes.webp': [
    { author: 'mina-okoro', finished: 2 },
    {
      author: 'noor-halabi',
      finished: 3,
      review: { rating: 5, content: 'Eight values, no more. It changed how I print my own hills.' },
    },
    {
      author: null,
      finished: 3,
      review: { rating: 5, content: 'The lesson on water alone is worth it. Short, and nothing is wasted.' },
    },
  ],
  'courses/generative-line.webp': [
    {
      author: 'ottilie-brandt',
      finished: 2,
      review: { rating: 5, content: 'My plotter has not been idle since. Clear even for a printer.' },
    },
    { author: 'edmund-achter', finished: 1 },
    {
      author: null,
      finished: 2,
      review: {
        rating: 4,
        content: 'Lovely pace. The second lesson needs a pencil and an hour of your own.',
      },
    },
  ],
  'courses/ai-intent.webp': [
    {
      author: 'mina-okoro',
      finished: 3,
      review: {
        rating: 5,
        content: 'Choosing one in three hundred is a lesson about looking, not about machines.',
      },
    },
    { author: 'noor-halabi', finished: 0 },
    {
      author: null,
      finished: 2,
      review: { rating: 4, content: 'Honest about what is chance. I keep notes of my seeds now.' },
    },
  ],
  'courses/ai-honestly.webp': [
    {
      author: 'priya-sorel',
      finished: 2,
      review: { rating: 5, content: 'I commission work, and this is what I want to read on every label.' },
    },
    { author: 'dario-quintela', finished: 2 },
    {
      author: 'edmund-achter',
      finished: 1,
      review: {
        rating: 4,
        content: 'Good questions to ask before buying. I rewrote two of my own captions.',
      },
    },
  ],
  'courses/poster-design.webp': [
    { author: 'noor-halabi', finished: 2 },
    {
      author: 'mina-okoro',
      finished: 3,
      review: { rating: 5, content: 'Rules that free you. The poster I finished hangs in my hallway.' },
    },
    {
      author: null,
      finished: 3,
      review: { rating: 5, content: 'The best hour on type I have had, and it fits on one sheet.' },
    },
  ],
  'courses/brand-marks.webp': [
    {
      author: 'rosalba-nieto',
      finished: 2,
      review: {
        rating: 4,
        content: 'I drew a stamp for my ceramics with it. Testing it on a door made me laugh.',
      },
    },
    { author: 'priya-sorel', finished: 1 },
    {
      author: null,
      finished: 2,
      review: {
        rating: 5,
        content: 'A compass, three ratios, done. Free, and better than courses I paid for.',
      },
    },
  ],
};
