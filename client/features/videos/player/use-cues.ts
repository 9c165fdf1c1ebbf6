import { useCallback, useState } from 'react';

export interface Cue {
  /** Seconds. */
  start: number;
  end: number;
  /** A first line that is a heading, if every cue has one. */
  heading: string | null;
  text: string;
}

/** The displayed lines: without tags, and with references decoded. */
const linesOf = (cue: VTTCue): string[] => (cue.getCueAsHTML().textContent ?? '').split('\n');

/** If no first line of a two-line cue ends like a sentence, these are headings; otherwise cues are just wrapped. */
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

const NONE: readonly Cue[] = [];

/** The cues of a captions track. The browser parses them; we render them ourselves. */
export function useCues() {
  const [cues, setCues] = useState<Cue[]>();
  const trackRef = useCallback((element: HTMLTrackElement | null) => {
    if (!element) return;
    const { track } = element;
    track.mode = 'hidden';
    const onLoad = () => setCues(track.cues ? read(track.cues) : []);
    const onError = () => setCues([]);
    element.addEventListener('load', onLoad);
    element.addEventListener('error', onError);
    return () => {
      element.removeEventListener('load', onLoad);
      element.removeEventListener('error', onError);
      setCues(undefined);
    };
  }, []);
  return { cues: cues ?? NONE, isRead: cues !== undefined, trackRef };
}

/** The current cue, or the last one before now: an index, -1 before the first. */
export const cueAt = (cues: readonly Cue[], time: number): number =>
  cues.findLastIndex(({ start }) => start <= time + 0.05);
