import { cardOf } from './cards.ts';

const LONG_MS = 500;
/** A finger is never quite still. */
const STILL_PX = 10;

/**
 * Calls `onLong` when a finger rests on a card; moving, lifting and scrolling end it. The browser's own menu and the
 * click at the end are left out then.
 * @param first a touch that began before this was loaded
 */
export function watchLongPress(onLong: (card: HTMLElement) => void, first?: Event): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let wasLong = false;
  const end = () => {
    clearTimeout(timer);
    start = null;
  };
  const begin = (event: PointerEvent) => {
    end();
    wasLong = false;
    const card = cardOf(event.target);
    if (event.pointerType !== 'touch' || !event.isPrimary || !card) return;
    if (event.target instanceof Element && event.target.closest('button')) return;
    start = event;
    timer = setTimeout(
      () => {
        wasLong = true;
        onLong(card);
      },
      Math.max(0, LONG_MS - (performance.now() - event.timeStamp)),
    );
  };
  const on = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, listener, { signal: listening.signal, capture: true });
  on('pointerdown', begin);
  on('pointermove', ({ clientX, clientY }) => {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > STILL_PX) end();
  });
  on('pointerup', end);
  on('pointercancel', end);
  on('scroll', end);
  on('contextmenu', (event) => {
    if (start || wasLong) event.preventDefault();
  });
  on('click', (event) => {
    if (!wasLong) return;
    wasLong = false;
    event.preventDefault();
    event.stopPropagation();
  });
  if (first instanceof PointerEvent && first.type === 'pointerdown') begin(first);
  return () => {
    end();
    listening.abort();
  };
}
