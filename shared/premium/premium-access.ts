/** What only Premium members see in full. */
export const PREVIEW_SECONDS = 20;

/** A video of the Hub. */
export const isPremiumType = (type: string): boolean => type === 'masterclass';

interface Viewer {
  id: string;
  isSubscriber: boolean;
}

/** Whether the viewer may have the full object: subscribers and the author; everyone if it is not a Premium video. */
export const maySeeFull = (viewer: Viewer, video: { isGated: boolean; authorId: string }): boolean =>
  !video.isGated || viewer.isSubscriber || viewer.id === video.authorId;
