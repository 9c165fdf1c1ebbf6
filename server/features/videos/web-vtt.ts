/** WebVTT, checked as far as display requires. Source: https://www.w3.org/TR/webvtt1/#syntax */
import { AppError } from '#shared/http/errors.ts';
import { PREVIEW_SECONDS } from '#shared/premium/premium-access.ts';

const CLOCK = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${CLOCK}[ \t]+-->[ \t]+${CLOCK}(?:[ \t].*)?$`);

const seconds = ([hours, minutes, whole, thousandths]: (string | undefined)[]): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;

interface Times {
  start: number;
  end: number;
}

/**
 * The times of a cue; undefined for notes, styles and regions, null if invalid. Browsers start another cue at
 * every further arrow, so those are rejected.
 */
function timesOf(block: string): Times | null | undefined {
  const lines = block.split('\n');
  const arrows = lines.filter((line) => line.includes('-->'));
  if (arrows.length === 0) return undefined;
  const match = TIMING.exec(
    lines
      .slice(0, 2)
      .find((line) => line.includes('-->'))
      ?.trim() ?? '',
  );
  if (!match || arrows.length > 1) return null;
  const [start, end] = [seconds(match.slice(1, 5)), seconds(match.slice(5, 9))];
  return end > start ? { start, end } : null;
}

const blocksOf = (text: string): string[] => text.split(/\n{2,}/).filter((block) => block.trim());

const refuse = (detail: string): AppError => new AppError('bad_captions', { detail });

/** The captions with normalized line ends. Throws `bad_captions`, naming the first invalid block. */
export function readWebVtt(typed: string): string {
  const text = typed
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    // To browsers a line of spaces is no empty one.
    .replaceAll(/^[ \t]+$/gm, '');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) throw refuse('WebVTT captions must start with the line WEBVTT.');
  const [head = '', ...blocks] = blocksOf(text);
  if (head.includes('-->')) throw refuse('Add a blank line before the first caption.');
  const times = blocks.map(timesOf);
  const bad = times.indexOf(null);
  if (bad >= 0) {
    throw refuse(`Caption block ${bad + 1} has times that can’t be read, or a blank line is missing.`);
  }
  if (!times.some(Boolean)) throw refuse('This file has no captions.');
  return text;
}

/** Browsers start another cue at a second timing line. */
function firstCueOf(block: string): string {
  const lines = block.split('\n');
  const times = lines.findIndex((line) => line.includes('-->'));
  const next = lines.findIndex((line, index) => index > times && line.includes('-->'));
  return next < 0 ? block : lines.slice(0, next).join('\n');
}

/** The captions of the first 20 seconds, from valid captions. Notes are removed, as they concern the full video. */
export function startOf(text: string): string {
  const [header = '', ...blocks] = blocksOf(text);
  const early = blocks.filter((block) => {
    const times = timesOf(block);
    return times ? times.start < PREVIEW_SECONDS : !/^NOTE(?:\s|$)/.test(block);
  });
  return `${[header.split('\n', 1)[0], ...early.map(firstCueOf)].join('\n\n')}\n`;
}
