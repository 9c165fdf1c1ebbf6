/** Demo members offered on the sign-in page, in display order. */
export interface DemoPerson {
  slug: string;
  name: string;
  note: string;
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { slug: 'mina-okoro', name: 'Mina Okoro', note: 'Artist, Pro' },
  { slug: 'kwame-lisle', name: 'Kwame Lisle', note: 'Designer' },
  { slug: 'edmund-achter', name: 'Edmund Achter', note: 'Collector' },
  { slug: 'priya-sorel', name: 'Priya Sorel', note: 'Client' },
  { slug: 'noor-halabi', name: 'Noor Halabi', note: 'Artist, teacher' },
  { slug: 'june-abara', name: 'June Abara', note: 'Moderator' },
];

export const demoEmail = (slug: string): string => `${slug}@atelier.test`;
