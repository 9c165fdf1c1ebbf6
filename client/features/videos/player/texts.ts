import { plural } from '#client/lib/sentence.ts';

export const videoNotPlayed = 'The video couldn’t be played. Check your connection and try again.';
export const video = (title: string) => `Video: ${title}`;
export const captions = 'Captions';
export const play = 'Play';
export const pause = 'Pause';
export const unmute = 'Unmute';
export const mute = 'Mute';
export const volume = 'Volume';
export const exitFullScreen = 'Exit full screen';
export const fullScreen = 'Full screen';
export const speed = (rate: number) => `Speed, ${rate}×`;
export const normal = 'Normal';
export const position = 'Position';
export const timeOfLength = (time: string, length: string) => `${time} of ${length}`;
export const secondsLeft = (n: number) => plural(n, { one: '1 second left.', other: `${n} seconds left.` });
export const minutesLeft = (n: number) => plural(n, { one: '1 minute left.', other: `${n} minutes left.` });
export const previewOf20s = '20s preview';
export const fullVideoIsLong =
  'The full video is {total} long. Continue with Premium to watch every video in full.';
export const subscribeNow = 'Subscribe Now';
export const aMonth = '{premiumPriceUsd}/month, cancel anytime';
export const watchThePreviewAgain = 'Watch the preview again';
export const loadingTheVideo = 'Loading the video';
export const transcript = 'Transcript';
export const continueWithPremium = 'Continue with Premium';
