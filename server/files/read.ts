/** Private files on their way out. Who may have one was decided before. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { MemberFile } from '#server/feature.ts';

/** Never cached. Throws `not_found` without a file. */
export async function sendFile(
  res: Response,
  file: { body: Readable; bytes: number; contentType: string } | null,
): Promise<void> {
  if (!file) throw new AppError('not_found');
  res.set({
    'Cache-Control': 'private, no-store',
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
    'X-Content-Type-Options': 'nosniff',
  });
  try {
    await pipeline(file.body, res);
  } catch (error) {
    // The client has disconnected.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** For the export. */
export const memberFile = ({ storage }: Context, path: string, key: string): MemberFile => ({
  path,
  open: async () => (await storage.stream(key, true))?.body ?? null,
});
