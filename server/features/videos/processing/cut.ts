/** One stored file from another without encoding anything: the same pictures and sound, whole or their beginning. */
import {
  Conversion,
  FilePathTarget,
  type Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** Of these a browser plays at least one everywhere. */
const VIDEO_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
const AUDIO_CODECS = ['aac', 'mp3', 'opus', 'vorbis', 'flac'];

export const isPlayable = (kind: 'video' | 'audio', codec: string | null): boolean =>
  codec !== null && (kind === 'video' ? VIDEO_CODECS : AUDIO_CODECS).includes(codec);

/**
 * Writes what plays and nothing else: neither where nor by whom it was filmed. Every byte of what is copied is read,
 * so damage shows here at the latest.
 * @param until in seconds: nothing later is in the file, not even in part
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
