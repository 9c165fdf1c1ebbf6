import { plural } from '#client/lib/sentence.ts';

export const ratingsFromProjects = 'Ratings from projects';
export const theRatingsNotLoaded = 'The ratings could not be loaded.';
export const noRatingsYet = 'No ratings yet';
export const fromRatings = (n: number, ratingsCount: string) =>
  plural(n, { one: `from ${ratingsCount} rating`, other: `from ${ratingsCount} ratings` });
export const finishedProjects = (n: number) =>
  plural(n, { one: 'finished project', other: 'finished projects' });
export const showAllRatings = (reviews: number) => `Show all ${reviews} ratings`;
export const forProjectTitle = 'For {projectTitle}';
export const ratings = 'Ratings';
export const ratingsNotLoaded = 'Ratings could not be loaded.';
export const loadingRatings = 'Loading ratings';
export const noRatingCanBeSeen = (seenWhen: string) => `No rating can be seen yet. ${seenWhen}`;
export const thankYouForYourRating = 'Thank you for your rating';
export const whatIsSentCannot = (seenWhen: string, other: string) =>
  `${seenWhen} What is sent cannot be changed, and is then for everybody to read on ${other}’s profile.`;
export const howWasWorkingWith = (other: string) => `How was working with ${other}?`;
export const chooseARating = 'Please choose a rating';
export const inWords = 'In words';
export const sending = 'Sending...';
export const sendRating = 'Send rating';
export const theDesigner = 'the designer';
export const ratingsAreSeenWhenBoth = 'Ratings are seen when both have rated.';
export const ratingsAreSeenWhenBothRated = (at: string) =>
  `Ratings are seen when both have rated, or on ${at}.`;
export const ratingsAreSeenAtOnce = 'Ratings are seen at once.';
export const you = 'You';
export const nobodyElseSeesItYet = (waits: string) => `Nobody else sees it yet. ${waits}`;
