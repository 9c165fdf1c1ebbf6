/** Files that demo clients and designers share: real images, documents and archives. */
import path from 'node:path';
import sharp from 'sharp';
import type { Context } from '../context.ts';
import { INK, MARGIN, openSheet, rule, toBuffer, write } from '#server/documents/sheet.ts';
import { addFile, createFileUrl, incomingFileKey } from '#server/features/hire/public.ts';
import type { Member } from '../http/route.ts';
import { MEDIA } from './media-folder.ts';
import { packZip } from './pack-zip.ts';

/** Size of an image sent for review, in pixels. */
const PICTURE_SIDE = 1000;

type FileType = Parameters<typeof createFileUrl>[3]['contentType'];
export interface DemoFile {
  name: string;
  contentType: FileType;
  description?: string | undefined;
  make: (at: Date) => Promise<Buffer>;
}

/** @param media a demo image, relative to its media folder */
export const picture = (name: string, media: string, description?: string): DemoFile => ({
  name,
  contentType: 'image/jpeg',
  description,
  make: () =>
    sharp(path.join(MEDIA, media))
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 84 })
      .toBuffer(),
});

/** One page. @param lines one per paragraph */
export const sheet = (name: string, title: string, lines: string[], description?: string): DemoFile => ({
  name,
  contentType: 'application/pdf',
  description,
  make: (at) => {
    const page = openSheet(title, at);
    let y = write(page, title, MARGIN, MARGIN, { face: 'display', size: 26, tracking: -0.8 }) + 12;
    rule(page, y);
    y += 16;
    for (const line of lines)
      y = write(page, line, MARGIN, y, { face: 'text', size: 11, color: INK.body }) + 9;
    return toBuffer(page);
  },
});

/** @param files contents by file name */
export const archive = (name: string, files: Record<string, string>, description?: string): DemoFile => ({
  name,
  contentType: 'application/zip',
  description,
  make: (at) => Promise.resolve(packZip(files, at)),
});

/** Like a browser, but without the network. */
export async function shareFile(
  then: Context,
  member: Member,
  projectId: string,
  { name, contentType, description, make }: DemoFile,
  milestoneId: string | null,
): Promise<void> {
  const bytes = await make(then.clock.now());
  const { fileId } = await createFileUrl(then, member, projectId, { name, size: bytes.length, contentType });
  await then.storage.write(incomingFileKey({ id: fileId, projectId }), bytes, contentType);
  await addFile(then, member, projectId, { fileId, milestoneId, description });
}
