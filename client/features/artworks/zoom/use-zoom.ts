import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useElementSize } from '#client/lib/use-element-size.ts';
import { FIT, type Size, bound, fitted, mostScale, zoomBy } from './zoom.ts';

const STEP = 1.4;
const PAN = 80;
const WHEEL = 0.0015;

interface Point {
  x: number;
  y: number;
}
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Pan and zoom by wheel, pinch, drag and keys (+ - 0 and arrows) inside the element that gets the props. */
export function useZoom(image: Size) {
  const [wanted, setWanted] = useState(FIT);
  const { element: stage, ref, size: room } = useElementSize();
  const fingers = useRef(new Map<number, Point>());

  const fit = fitted(image, room);
  const most = mostScale(image, fit);
  // The window may turn and the file may be smaller than expected: what was wanted is bounded anew.
  const view = bound(wanted, fit, room, most);
  const settle = (next: (now: typeof FIT) => typeof FIT) =>
    setWanted((now) => bound(next(bound(now, fit, room, most)), fit, room, most));
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const zoom = (factor: number, at?: Point) =>
    settle((now) => zoomBy(now, factor, at ? fromMiddle(at) : { x: 0, y: 0 }, most));
  const pan = (dx: number, dy: number) => settle((now) => ({ ...now, x: now.x + dx, y: now.y + dy }));
  const reset = () => setWanted(FIT);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
  });
  // React's own wheel listeners are passive and cannot stop the page from scrolling.
  useEffect(() => {
    const listener = (event: WheelEvent) => onWheel(event);
    stage?.addEventListener('wheel', listener, { passive: false });
    return () => stage?.removeEventListener('wheel', listener);
  }, [stage]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other) {
      pan(now.x - before.x, now.y - before.y);
      return;
    }
    const [from, to] = [middle(before, other), middle(now, other)];
    zoom(distance(now, other) / Math.max(1, distance(before, other)), to);
    pan(to.x - from.x, to.y - from.y);
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  const keys: Record<string, () => void> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': reset,
    ArrowLeft: () => pan(PAN, 0),
    ArrowRight: () => pan(-PAN, 0),
    ArrowUp: () => pan(0, PAN),
    ArrowDown: () => pan(0, -PAN),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]?.();
  };

  return {
    view,
    /** Its size at scale 1. */
    fit,
    onKeyDown,
    isNearest: view.scale >= most,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    stage: {
      ref,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        view.scale > 1 ? reset() : zoom(STEP * STEP, { x: event.clientX, y: event.clientY }),
    },
  };
}
