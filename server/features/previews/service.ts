import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { BRAND } from '#shared/kernel/brand.ts';
import { Id } from '#shared/kernel/fields.ts';
import { excerpt } from '#shared/notices/letter.ts';
import { screenAt } from '#shared/kernel/screens.ts';
import { CARD_PATH, PREVIEWED, type Preview, type Previewed, titleOf } from '#shared/previews/contract.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Context } from '#server/context.ts';
import { gallerySettings } from '#server/features/settings/public.ts';
import { type Subject, findShown } from './queries.ts';

const MAX_DESCRIPTION = 200;

/** Changes whenever the card would show something else. */
const versionOf = (subject: Subject): string =>
  createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 12);

export const cardUrlOf = (screen: Previewed, id: string, subject: Subject): string =>
  CARD_PATH.replace(':screen', screen)
    .replace(':id', id.toLowerCase())
    .replace(':file', `${versionOf(subject)}.jpg`);

const isPreviewed = (screen: string | undefined): screen is Previewed =>
  PREVIEWED.some((name) => name === screen);

/** The screen and the id that a path names, if links to it say what is there. */
export function previewedAt(path: string): { screen: Previewed; id: string } | null {
  const screen = screenAt(path);
  const id = z.safeParse(Id, path.split('/')[2]);
  return isPreviewed(screen) && id.success ? { screen, id: id.data } : null;
}

/** What a link says at this moment. Null: nothing is there that anyone may be told of. */
export async function findSubject(ctx: Context, screen: Previewed, id: string): Promise<Subject | null> {
  const { isPublic } = await gallerySettings(ctx);
  const found = await findShown(ctx.db, screen, id, { preview: { isPublic } });
  return found && found.subject;
}

/** @param path of a page. Null: nothing is there that anyone may be told of. */
export async function readPreview(ctx: Context, path: string): Promise<Preview | null> {
  const at = previewedAt(path);
  const subject = at && (await findSubject(ctx, at.screen, at.id));
  return subject && toPreview(at.screen, at.id, subject);
}

export function toPreview(screen: Previewed, id: string, subject: Subject): Preview {
  const [picture] = subject.pictures;
  return {
    title: subject.title,
    artist: subject.artist,
    description: excerpt(subject.text || `${titleOf(subject)}, at ${BRAND}.`, MAX_DESCRIPTION),
    pictureUrl: picture ? renditionUrl(picture.objectPath, 'card') : null,
    altText: picture?.altText ?? null,
    cardUrl: cardUrlOf(screen, id, subject),
  };
}
