import type { Interest, Medium, STEPS } from '#shared/accounts/first-minutes/answers.ts';

type Step = (typeof STEPS)[number];

export const stepNames: Record<Step, string> = {
  interests: 'Interests',
  mediums: 'Mediums',
  artists: 'Artists',
  save: 'First save',
};
export const titles: Record<Step, (name: string) => string> = {
  interests: (name) => (name ? `Welcome, ${name}. What brings you here?` : 'Welcome. What brings you here?'),
  mediums: () => 'Choose three mediums',
  artists: () => 'Follow artists you like',
  save: () => 'Save your first work',
};
export const bodies: Record<Step, string> = {
  interests: 'Choose as many as you like. You can change this in settings.',
  mediums: 'We use them to arrange your home page.',
  artists: 'New works from them appear at the top of your home page.',
  save: 'Tap a bookmark. Saved works wait for you under Saved.',
};
export const interests: Record<Interest, readonly [string, string]> = {
  buy: ['Find art to buy', 'Originals and prints'],
  sell: ['Sell my work', 'Upload in minutes'],
  learn: ['Learn', 'Courses by working artists'],
  hire: ['Hire a designer', 'Post a project'],
};
export const mediums: Record<Medium, string> = {
  paper: 'Works on paper',
  ceramics: 'Ceramics',
  digital: 'Digital prints',
  posters: 'Posters',
  textile: 'Textile',
  photography: 'Photography',
};
