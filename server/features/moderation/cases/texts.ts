/** The titles of cases, on screens and in messages. */
export const quoted = (title: string) => `“${title}”`;
export const commentOn = (title: string) => `Comment on “${title}”`;
export const reviewOf = (title: string) => `Review of “${title}”`;
export const offerFor = (title: string) => `Offer for “${title}”`;
export const message = 'Private message';
