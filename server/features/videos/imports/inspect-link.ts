/** Inspects a link: name, size and type, from the first bytes. */
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { AppError } from '#shared/http/errors.ts';
import { VIDEO_MAX_BYTES, VIDEO_TYPES } from '#shared/videos/limits.ts';
import type { Context } from '#server/context.ts';

type VideoType = (typeof VIDEO_TYPES)[number];

/** Enough to detect the type. */
const HEAD_BYTES = 4100;
const INSPECT_MS = 20_000;
/** The same container under another name. */
const ALIASES: Record<string, VideoType> = { 'video/x-m4v': 'video/mp4' };

function asVideo(found: { mime: string } | undefined): VideoType {
  const type = VIDEO_TYPES.find((known) => known === found?.mime) ?? ALIASES[found?.mime ?? ''];
  if (type) return type;
  throw new AppError('unsupported_type', {
    detail: 'This link doesn’t lead to an MP4, MOV or WebM video. Link to the file itself, not to a page.',
  });
}

/** Throws `unsupported_type`. */
export const typeOfFile = async (file: string): Promise<VideoType> => asVideo(await fileTypeFromFile(file));

/** Destroys the stream. */
async function readHead(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks);
}

/** Throws `link_not_allowed`, `link_unreachable`, `video_too_large`, `unsupported_type`. */
export async function inspectLink(
  ctx: Context,
  link: string,
): Promise<{ name: string; bytes: number | null; type: VideoType }> {
  try {
    const { name, bytes, body } = await ctx.remote.open(link, AbortSignal.timeout(INSPECT_MS));
    if ((bytes ?? 0) > VIDEO_MAX_BYTES) {
      body.destroy();
      throw new AppError('video_too_large');
    }
    return { name, bytes, type: asVideo(await fileTypeFromBuffer(await readHead(body))) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('link_unreachable', { cause: error });
  }
}
