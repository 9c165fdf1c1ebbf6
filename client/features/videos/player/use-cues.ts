import { useCallback, useState } from 'react';

export interface Cue {
  /** Seconds. */
  start: number;
  end: number;
  /** A first line that names what follows, where every cue has one. */
  heading: string | null;
  text: string;
}

/** As the browser would show it: without tags, and with every character that was written as a reference. */
const linesOf = (cue: VTTCue): string[] => (cue.getCueAsHTML().textContent ?? '').split('\n');

/** Cues of two lines whose first ends like no sentence does have headings; others are broken where they were long. */
function read(list: TextTrackCueList): Cue[] {
  const cues = [...list] as VTTCue[];
  const hasHeadings = cues.every((cue) => {
    const [first = '', ...rest] = linesOf(cue);
    return rest.length > 0 && /[^.,;!?…-]$/.test(first);
  });
  return cues.map((cue) => {
    const lines = linesOf(cue);
    const heading = hasHeadings ? (lines.shift() ?? null) : null;
    return { start: cue.startTime, end: cue.endTime, heading, text: lines.join(' ') };
  });
}

/** The cues of a captions track. The browser reads them and draws none: they are drawn in the house's own way. */
export function useCues() {
  const [cues, setCues] = useState<Cue[]>([]);
  const trackRef = useCallback((element: HTMLTrackElement | null) => {
    if (!element) return;
    const { track } = element;
    track.mode = 'hidden';
    const onLoad = () => setCues(track.cues ? read(track.cues) : []);
    element.addEventListener('load', onLoad);
    return () => {
      element.removeEventListener('load', onLoad);
      setCues([]);
    };
  }, []);
  return { cues, trackRef };
}

/** The cue that is spoken, or the last that was: an index, -1 before the first. */
export const cueAt = (cues: readonly Cue[], time: number): number =>
  cues.findLastIndex(({ start }) => start <= time + 0.05);
