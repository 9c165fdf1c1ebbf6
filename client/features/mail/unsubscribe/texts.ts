export const stopDigest = 'Stop the daily digest?';
export const noLongerEmailed =
  'Likes, comments, followers, messages and saved searches will no longer be emailed to {address}.';
export const unsubscribe = 'Unsubscribe';
export const chooseWhatToKeep = 'Choose what to keep';
export const unsubscribed = 'You’re unsubscribed';
export const noMoreDigest =
  'We’ll no longer send the daily digest to {address}. Your bell still has everything.';
export const undo = 'Undo';
export const emailSettings = 'Email settings';
export const linkDoesntWork = 'This link doesn’t work';
export const cutOffOrDeleted =
  'It may be cut off or belong to a deleted account. Use the link in your latest email, or sign in to change what we send.';
export const signInToSettings = 'Sign in to email settings';
export const alwaysSent = 'Email about orders, projects, Premium and your account’s security is always sent.';
export const notLoaded = 'This page couldn’t be loaded.';
export const error = 'Error';
