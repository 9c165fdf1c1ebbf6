import { plural } from '#client/lib/sentence.ts';

export const ratingsFromProjects = 'Ratings from projects';
export const theRatingsNotLoaded = 'The ratings couldn’t be loaded.';
export const noRatingsYet = 'No ratings yet';
export const fromRatings = (n: number, ratingsCount: string) =>
  plural(n, { one: `from ${ratingsCount} rating`, other: `from ${ratingsCount} ratings` });
export const completedProjects = (n: number) =>
  plural(n, { one: 'completed project', other: 'completed projects' });
export const showAllRatings = (reviews: number) => `Show all ${reviews} ratings`;
export const forProjectTitle = 'For {projectTitle}';
export const ratings = 'Ratings';
export const ratingsNotLoaded = 'Ratings couldn’t be loaded.';
export const loadingRatings = 'Loading ratings';
export const noVisibleRatingsYet = (seenWhen: string) => `No visible ratings yet. ${seenWhen}`;
export const thankYouForYourRating = 'Thank you for your rating';
export const ratingIsFinal = (seenWhen: string, other: string) =>
  `${seenWhen} You can’t change your rating after submitting it. Everyone will see it on ${other}’s profile.`;
export const howWasWorkingWith = (other: string) => `How was working with ${other}?`;
export const chooseARating = 'Please choose a rating.';
export const comments = 'Comments';
export const sending = 'Submitting...';
export const sendRating = 'Submit rating';
export const theDesigner = 'the designer';
const onceBoth = (isParty: boolean) =>
  `Ratings become visible once ${isParty ? 'you’ve both' : 'both parties have'} rated each other`;
export const ratingsVisibleOnceBoth = (isParty: boolean) => `${onceBoth(isParty)}.`;
export const ratingsVisibleOnceBothOrOn = (isParty: boolean, at: string) =>
  `${onceBoth(isParty)}, or on ${at}.`;
export const ratingsVisibleImmediately = 'Ratings are visible immediately.';
export const you = 'You';
export const onlyYouSeeItYet = (waits: string) => `Only you can see it for now. ${waits}`;
export const hiddenByAModerator = 'Hidden by a moderator';
