/** From a file as it was uploaded to the two that are played. */
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

/** Paths on this machine. */
export interface VideoFiles {
  source: string;
  full: string;
  preview: string;
}

/** As found in the bytes, whatever was declared. */
export interface VideoFacts {
  contentType: 'video/mp4' | 'video/webm';
  durationSeconds: number;
  /** Pixels, as shown. */
  width: number;
  height: number;
}

/** The file itself is at fault: trying again would not help. */
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
/** In seconds. The last picture may begin before the end and never say how long it stays. */
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
  // Neither: the index is what was lost.
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

/** Errors while nobody reads come again at the next read. */
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

/** A file that ends too early is cut where it ends and says nothing. Throws BadFilm. */
async function requireWhole(files: VideoFiles, { durationSeconds }: VideoFacts): Promise<void> {
  const missing = durationSeconds - (await durationOf(files.full));
  const preview = await durationOf(files.preview);
  if (missing > TOLERANCE || preview > PREVIEW_SECONDS + TOLERANCE) throw new InvalidVideo('damaged_video');
}

/**
 * Writes the whole and its first 20 seconds; memory does not grow with the file.
 * Throws BadFilm when the file cannot be used.
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
