export const DELETED = [
  'Profile, picture and portfolio',
  'Unsold works and drafts',
  'Likes, follows and comments',
  'Notifications, sessions and your other uploads',
];
export const KEPT = [
  ['Sold works, with their label', 'They belong to their buyers'],
  ['Files you delivered', 'They belong to your clients'],
  ['Messages you sent', 'The other person keeps them'],
  ['Receipts and payments', 'Required for bookkeeping'],
  ['Your courses', 'Until the end of the month, for those enrolled'],
] as const;

export const goTo = {
  sale: 'Go to sale',
  order: 'Go to order',
  project: 'Go to project',
  offer: 'Go to offers',
} as const;
