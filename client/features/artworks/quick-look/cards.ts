/** The cards of works on the page, in reading order. */

export const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-work]') : null;

/** Its way to the work's page. */
export const linkOf = (card: HTMLElement): HTMLAnchorElement | null => card.querySelector('a[href]');

/** The card after this one, or before it; null at the ends. */
export function cardBeside(card: HTMLElement, step: 1 | -1): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-work]')];
  const at = cards.indexOf(card);
  return at < 0 ? null : (cards[at + step] ?? null);
}

/** Presses its heart: the card knows what else a like changes. */
export const like = (card: HTMLElement): void =>
  card.querySelector<HTMLButtonElement>('button[aria-pressed]')?.click();
