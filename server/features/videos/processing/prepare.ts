/** Turns an uploaded file into the two that are played. */
import {
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { PREVIEW_SECONDS } from '#shared/premium/premium-access.ts';
import type { VideoFailure } from '#shared/videos/failures.ts';
import { cut, isPlayable } from './cut.ts';

/** Local paths. */
export interface VideoFiles {
  source: string;
  full: string;
  preview: string;
}

/** From the content, regardless of what was declared. */
export interface VideoFacts {
  contentType: 'video/mp4' | 'video/webm';
  durationSeconds: number;
  /** Pixels, as displayed. */
  width: number;
  height: number;
}

/** The file is at fault, so trying again would not help. */
export class InvalidVideo extends Error {
  override name = 'BadFilm';
  readonly failure: VideoFailure;

  constructor(failure: VideoFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

const KNOWN = [MP4, QTFF, WEBM, MATROSKA];
const MIN_SECONDS = 1;
/** In seconds. The last frame may start before the end without a duration. */
const TOLERANCE = 0.5;

interface Tracks {
  video: InputVideoTrack;
  audio: InputAudioTrack | null;
}

async function readTracks(input: Input): Promise<Tracks> {
  const format = await input.getFormat().catch(() => null);
  if (!format || format === MATROSKA) throw new InvalidVideo('unsupported_video');
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  // Neither track: the index is missing.
  if (!video) throw new InvalidVideo(audio ? 'no_picture' : 'damaged_video');
  const isSoundFine = !audio || isPlayable('audio', await audio.getCodec());
  if (!isPlayable('video', await video.getCodec()) || !isSoundFine)
    throw new InvalidVideo('unsupported_video');
  return { video, audio };
}

async function readFacts(input: Input): Promise<VideoFacts> {
  const { video, audio } = await readTracks(input);
  const durationSeconds = await input.computeDuration(audio ? [video, audio] : [video]);
  if (durationSeconds < MIN_SECONDS) throw new InvalidVideo('too_short');
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const isWebm = (await input.getFormat()) === WEBM;
  return { contentType: isWebm ? 'video/webm' : 'video/mp4', durationSeconds, width, height };
}

/** Errors between reads are thrown by the next read. */
const open = (file: string): Input =>
  new Input({ source: new FilePathSource(file, { handleUnhandledError: () => {} }), formats: KNOWN });

async function durationOf(file: string): Promise<number> {
  const input = open(file);
  try {
    return await input.computeDuration();
  } finally {
    input.dispose();
  }
}

/** A truncated file is copied without an error; this detects it. Throws InvalidVideo. */
async function requireWhole(files: VideoFiles, { durationSeconds }: VideoFacts): Promise<void> {
  const missing = durationSeconds - (await durationOf(files.full));
  const preview = await durationOf(files.preview);
  if (missing > TOLERANCE || preview > PREVIEW_SECONDS + TOLERANCE) throw new InvalidVideo('damaged_video');
}

/**
 * Writes the full video and its first 20 seconds; memory use does not depend on the file size. Throws
 * InvalidVideo if the file cannot be used.
 * @param onProgress 0 to 1
 */
export async function prepareVideo(
  files: VideoFiles,
  onProgress: (part: number) => void,
): Promise<VideoFacts> {
  const input = open(files.source);
  try {
    const facts = await readFacts(input);
    const isWebm = facts.contentType === 'video/webm';
    await cut(input, { file: files.preview, isWebm, until: PREVIEW_SECONDS });
    await cut(input, { file: files.full, isWebm }, onProgress);
    await requireWhole(files, facts);
    return facts;
  } catch (error) {
    throw error instanceof InvalidVideo ? error : new InvalidVideo('damaged_video', error);
  } finally {
    input.dispose();
  }
}
