import { SCREENS } from '#shared/kernel/screens.ts';

/** Screens where members pay, publish, or wait for a payment's result. */
const UNDISTURBED = [
  SCREENS.checkout,
  SCREENS.upload,
  SCREENS.purchaseSuccess,
  SCREENS.subscribe,
  SCREENS.subscriptionSuccess,
].map((pattern) => pattern.split('/:')[0]!);
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="combobox"][aria-expanded="true"]';
const TYPED_IN = 'textarea, input, [contenteditable=""], [contenteditable="true"]';
const NO_TEXT = new Set(['checkbox', 'radio', 'range', 'file', 'hidden', 'submit', 'button', 'color']);

const isUndisturbed = (path: string) =>
  UNDISTURBED.some((start) => path === start || path.startsWith(`${start}/`));

/** A focused field, or one with unsent text; text in a search box does not count. */
function isWriting(field: Element): boolean {
  if (field === document.activeElement)
    return !(field instanceof HTMLInputElement) || !NO_TEXT.has(field.type);
  if (field instanceof HTMLTextAreaElement) return field.value.trim() !== '';
  if (!(field instanceof HTMLInputElement) || NO_TEXT.has(field.type)) return false;
  return !field.matches('[type="search"], [role="combobox"], [role="search"] *') && field.value.trim() !== '';
}

const isPlaying = (video: HTMLMediaElement) => !video.paused && !video.ended;

/** Whether a video ad may open now: no payment, upload, playback or typing, and no open dialog or menu. */
export const mayInterrupt = (): boolean =>
  !document.hidden &&
  !isUndisturbed(location.pathname) &&
  !document.querySelector(OPEN) &&
  ![...document.querySelectorAll('video, audio')].some((media) => isPlaying(media as HTMLMediaElement)) &&
  ![...document.querySelectorAll(TYPED_IN)].some(isWriting);
