import { cardOf, linkOf } from './cards.ts';

const NAME = 'work';
/** If the page is not there by then, its code is still loading. */
const LONGEST_WAIT_MS = 100;
const LOOK_AGAIN_MS = 8;

async function appearing(selector: string): Promise<HTMLElement | null> {
  const started = performance.now();
  for (;;) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found || performance.now() - started > LONGEST_WAIT_MS) return found;
    await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** The pictures are the same at two sizes: until the large one is loaded, the card's is shown. */
function standIn(picture: HTMLElement, small: HTMLImageElement): void {
  picture.style.background = `center / cover url("${small.currentSrc}")`;
  picture.addEventListener('load', () => (picture.style.background = ''), { once: true });
}

function grow(card: HTMLElement, small: HTMLImageElement, open: () => void): void {
  let large: HTMLElement | null = null;
  small.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    small.style.viewTransitionName = '';
    open();
    large = await appearing(`[data-artwork="${card.dataset['work'] ?? ''}"] img`);
    if (!large) return;
    large.style.viewTransitionName = NAME;
    standIn(large, small);
  });
  const end = () => {
    if (large) large.style.viewTransitionName = '';
  };
  transition.finished.then(end, end);
  // The next navigation skips it.
  transition.ready.catch(() => {});
}

/**
 * The picture of a card grows into its page, where the browser can, and never with reduced motion. The click is
 * repeated once the browser has taken its picture of this page, a frame later.
 */
export function watchOpening(): () => void {
  let isRepeated = false;
  const onClick = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, altKey, shiftKey } = event;
    const card = cardOf(target);
    const [link, small] = [card && linkOf(card), card?.querySelector('img')];
    if (!card || !link || !small || isRepeated || event.defaultPrevented) return;
    if (!(target instanceof Node && link.contains(target))) return;
    if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    event.preventDefault();
    event.stopPropagation();
    grow(card, small, () => {
      isRepeated = true;
      link.click();
      isRepeated = false;
    });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
