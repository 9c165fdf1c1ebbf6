/** Copies a video file or its beginning into another without encoding. */
import {
  Conversion,
  FilePathTarget,
  type Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** At least one of these plays in every browser. */
const VIDEO_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
const AUDIO_CODECS = ['aac', 'mp3', 'opus', 'vorbis', 'flac'];

export const isPlayable = (kind: 'video' | 'audio', codec: string | null): boolean =>
  codec !== null && (kind === 'video' ? VIDEO_CODECS : AUDIO_CODECS).includes(codec);

/**
 * Writes the tracks without metadata such as place and author. Reads every copied byte, so damage is found here
 * at the latest.
 * @param until in seconds: nothing after it is in the file, not even in part
 * @param onProgress 0 to 1
 */
export async function cut(
  input: Input,
  target: { file: string; isWebm: boolean; until?: number },
  onProgress: (part: number) => void = () => {},
): Promise<void> {
  const format = target.isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false });
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target: new FilePathTarget(target.file) }),
    tracks: 'primary',
    copy: { mode: 'forced', boundaryPolicy: 'shrink', shiftTolerance: Infinity },
    tags: {},
    showWarnings: false,
    ...(target.until === undefined ? {} : { trim: { start: 0, end: target.until } }),
  });
  if (!conversion.isValid) throw new TypeError('Nothing in this file can be copied');
  conversion.onProgress = onProgress;
  await conversion.execute();
}
