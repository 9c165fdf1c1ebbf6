import { plural } from '#client/lib/sentence.ts';

export const ratingsFromProjects = 'Ratings from projects';
export const theRatingsNotLoaded = 'The ratings could not be loaded.';
export const noRatingsYet = 'No ratings yet';
export const fromRatings = (n: number, ratingsCount: string) =>
  plural(n, { one: `from ${ratingsCount} rating`, other: `from ${ratingsCount} ratings` });
export const completedProjects = (n: number) =>
  plural(n, { one: 'completed project', other: 'completed projects' });
export const showAllRatings = (reviews: number) => `Show all ${reviews} ratings`;
export const forProjectTitle = 'For {projectTitle}';
export const ratings = 'Ratings';
export const ratingsNotLoaded = 'Ratings could not be loaded.';
export const loadingRatings = 'Loading ratings';
export const noVisibleRatingsYet = (seenWhen: string) => `No visible ratings yet. ${seenWhen}`;
export const thankYouForYourRating = 'Thank you for your rating';
export const ratingIsFinal = (seenWhen: string, other: string) =>
  `${seenWhen} You can’t change your rating after sending it. Everyone will see it on ${other}’s profile.`;
export const howWasWorkingWith = (other: string) => `How was working with ${other}?`;
export const chooseARating = 'Please choose a rating';
export const comments = 'Comments';
export const sending = 'Sending...';
export const sendRating = 'Send rating';
export const theDesigner = 'the designer';
export const ratingsVisibleOnceBoth = 'Ratings are visible once both have rated.';
export const ratingsVisibleOnceBothOrOn = (at: string) =>
  `Ratings are visible once both have rated, or on ${at}.`;
export const ratingsVisibleImmediately = 'Ratings are visible immediately.';
export const you = 'You';
export const onlyYouSeeItYet = (waits: string) => `Only you can see it for now. ${waits}`;
