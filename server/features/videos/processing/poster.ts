/** A frame of the video if ffmpeg is installed; otherwise the author's browser sends one as the thumbnail. */
import { execFile } from 'node:child_process';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 20 * 2 ** 20;
/** In seconds: after most black beginnings. */
const AT = 2;

/** A PNG; null if there is no ffmpeg or it cannot read the file. */
export function grabFrame(file: string, durationSeconds: number): Promise<Buffer | null> {
  const at = Math.min(AT, durationSeconds / 2).toFixed(2);
  const input = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-ss', at, '-i', file];
  const output = ['-frames:v', '1', '-vf', "scale='min(1280,iw)':-2", '-f', 'image2pipe', '-c:v', 'png', '-'];
  return new Promise((resolve) => {
    const options = { encoding: 'buffer', timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES } as const;
    execFile('ffmpeg', [...input, ...output], options, (error, png) => {
      resolve(error || png.length === 0 ? null : png);
    });
  });
}
