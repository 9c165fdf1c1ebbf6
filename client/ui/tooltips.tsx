import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** Larger elements with a label, usually images, need no tooltip. */
const LARGEST_PX = 64;
const MARGIN_PX = 8;

interface Tip {
  text: string;
  /** The control's box when the tooltip was shown. */
  box: DOMRect;
}

/** The control that the event is about, if it shows no text of its own. */
function iconOnly(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest('button[aria-label], a[aria-label]') : null;
  if (!control) return null;
  const { width, height } = control.getBoundingClientRect();
  const copy = control.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll('svg, .sr-only, [aria-hidden]')) unread.remove();
  return width > LARGEST_PX || height > LARGEST_PX || /\p{L}/u.test(copy.textContent) ? null : control;
}

/** Shows a control's tooltip after hovering a while, at once on keyboard focus and shortly after another tooltip. */
function follow(show: (tip: Tip | null) => void): () => void {
  const listening = new AbortController();
  let current: Element | null = null;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    if (isOpen) closedAt = performance.now();
    current = null;
    isOpen = false;
    show(null);
  };
  const open = (control: Element, delay: number) => {
    if (control === current) return;
    close();
    current = control;
    const float = () => {
      // It would cover the menu. A pointer resting on the button enters it again when the menu's code replaces it.
      if (control.matches('[aria-haspopup][aria-expanded="true"]')) return;
      isOpen = true;
      show({ text: control.getAttribute('aria-label') ?? '', box: control.getBoundingClientRect() });
    };
    if (delay === 0) float();
    else timer = setTimeout(float, delay);
  };
  const on = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, listener, { signal: listening.signal, capture: true, passive: true });
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const control = iconOnly(target);
    if (control) open(control, performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
    // The tooltip itself can be hovered, to read it with a magnifier.
    else if (current && !(target instanceof Element && target.closest('[data-tip]'))) close();
  });
  on('focusin', ({ target }) => {
    const control = iconOnly(target);
    if (control?.matches(':focus-visible')) open(control, 0);
  });
  on('focusout', close);
  on('pointerdown', close);
  on('scroll', close);
  on('keydown', ({ key }) => key === 'Escape' && close());
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Below the control, or above it if there is no space; never outside of the window. */
function place(float: HTMLElement | null, { left, width, top, bottom }: DOMRect): void {
  if (!float) return;
  const { offsetWidth, offsetHeight } = float;
  const middle = left + width / 2 - offsetWidth / 2;
  const most = document.documentElement.clientWidth - offsetWidth - MARGIN_PX;
  float.style.left = `${Math.max(MARGIN_PX, Math.min(middle, most))}px`;
  float.style.top = `${bottom + offsetHeight < innerHeight ? bottom : top - offsetHeight}px`;
}

/** Tooltips of all icon-only controls: one component per page, so that controls need not do anything. */
export default function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => follow(setTip), []);
  if (!tip) return null;
  return createPortal(
    <div ref={(float) => place(float, tip.box)} data-tip className="fixed z-[70] max-w-80 py-1.5">
      <p role="tooltip" className="rounded-sm bg-overlay px-3 py-1.5 text-xs text-paper shadow-pop">
        {tip.text}
      </p>
    </div>,
    // Inside the page's landmark, so that no content is outside of landmarks.
    document.getElementById('main') ?? document.body,
  );
}
