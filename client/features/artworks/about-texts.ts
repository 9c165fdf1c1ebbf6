import { plural } from '#client/lib/sentence.ts';

export const aboutThisWork = 'About this work';
export const artworkDetails = 'Artwork Details';
export const created = 'Created';
export const edition = 'Edition';
export const category = 'Category';
export const size = 'Size';
export const views = 'Views';
export const likes = 'Likes';
export const aiTraining = 'AI training';
export const allowed = 'Allowed';
export const notAllowed = 'Not allowed';
export const aboutTheArtist = 'About the Artist';
export const message = 'Message';
export const followersCount = (n: number) => plural(n, { one: '{n} follower', other: '{n} followers' });
export const likesTotal = (n: number) => plural(n, { one: '{n} like', other: '{n} likes' });
