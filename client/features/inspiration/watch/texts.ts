import { plural } from '#client/lib/sentence.ts';

export const thisRuns =
  'This {typeName} is {duration} long. Continue with Premium to watch every insight in full.';
export const loading = 'Loading';
export const inspirationHub = 'Inspiration Hub';
export const videoNotFound = 'Video not found';
export const itMayHaveBeenRemoved = 'It may have been removed, or the link may be wrong.';
export const browseVideos = 'Browse videos';
export const videoNotLoaded = 'The video couldn’t be loaded';
export const upNext = 'Up next';
export const duration = 'Duration';
export const error = 'Error';
export const video = 'Video';
export const draft = 'Draft';
export const hidden = 'Hidden';
export const views = (n: number) => plural(n, { one: '{viewCount} view', other: '{viewCount} views' });
export const linkCopied = 'Link copied';
export const share = 'Share';
export const linkIsOnYourClipboard = 'The link is on your clipboard.';
export const message = 'Message';
