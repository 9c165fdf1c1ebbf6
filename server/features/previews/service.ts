import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { BRAND } from '#shared/kernel/brand.ts';
import { Id } from '#shared/kernel/fields.ts';
import { excerpt } from '#shared/notices/letter.ts';
import { screenAt } from '#shared/kernel/screens.ts';
import { CARD_PATH, PREVIEWED, type Preview, type Previewed, titleOf } from '#shared/previews/contract.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Context } from '#server/context.ts';
import { type Subject, findSubject } from './queries.ts';

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

/** @param path of a page. Null: nothing is there that anyone may be told of. */
export async function readPreview({ db }: Pick<Context, 'db'>, path: string): Promise<Preview | null> {
  const screen = screenAt(path);
  const id = z.safeParse(Id, path.split('/')[2]);
  if (!isPreviewed(screen) || !id.success) return null;
  const subject = await findSubject(db, screen, id.data);
  if (!subject) return null;
  const [picture] = subject.pictures;
  return {
    title: subject.title,
    artist: subject.artist,
    description: excerpt(subject.text || `${titleOf(subject)}, at ${BRAND}.`, MAX_DESCRIPTION),
    pictureUrl: picture ? renditionUrl(picture.objectPath, 'card') : null,
    altText: picture?.altText ?? null,
    cardUrl: cardUrlOf(screen, id.data, subject),
  };
}
