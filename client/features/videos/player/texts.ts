import { plural } from '#client/lib/sentence.ts';

export const videoNotPlayed = 'The video could not be played. Please check your connection and try again.';
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
export const secondsToCome = (n: number) =>
  plural(n, { one: 'One second is still to come.', other: `${n} seconds are still to come.` });
export const minutesToCome = (n: number) =>
  plural(n, { one: 'One minute is still to come.', other: `${n} minutes are still to come.` });
export const previewOf20s = '20s preview';
export const fullVideoIsLong =
  'The full video is {total} long. Continue with Premium to watch it and every other one in full.';
export const subscribeNow = 'Subscribe Now';
export const aMonth = '{premiumPriceUsd} a month, cancel anytime';
export const watchThePreviewAgain = 'Watch the preview again';
export const loadingTheVideo = 'Loading the video';
export const transcript = 'Transcript';
export const restComesWithPremium = 'The rest comes with Premium';
