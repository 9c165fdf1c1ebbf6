export const due = (when: string) => `Due ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
export const reportedBy = (n: number, since: string) =>
  n === 1 ? `Reported by one member since ${since}` : `Reported by ${n} members since ${since}`;

export const asMembersSeeIt: Record<string, string> = {
  artwork: 'The work, as members see it',
  comment: 'The comment under its work',
  message: 'The message, with the ones before and after it',
  profile: 'The profile',
  project: 'The project',
  inspiration: 'The video',
  course: 'The course',
  portfolio: 'The portfolio piece',
  collection: 'The collection',
  offer: 'The message with the offer',
  course_review: 'The review',
  hire_review: 'The review',
};
