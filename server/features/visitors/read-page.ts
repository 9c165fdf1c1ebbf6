/** Pages that visitors read, made of one statement each and kept as text. */
import type { SQL } from 'drizzle-orm';
import type { Previewed } from '#shared/previews/contract.ts';
import type { Context } from '#server/context.ts';
import type { Html } from '#server/http/html.ts';
import { findShown, toPreview } from '#server/features/previews/public.ts';
import { gallerySettings } from '#server/features/settings/public.ts';
import { collectionPage } from './pages/collection.ts';
import { coursePage } from './pages/course.ts';
import { toDocument } from './pages/layout.ts';
import { profilePage } from './pages/profile.ts';
import type { Shown, Site } from './pages/shown.ts';
import { workPage } from './pages/work.ts';
import * as statements from './queries.ts';
import type { Picture } from './queries.ts';
import { type Page, pagesOf } from './store.ts';

/** Without a trailing slash, they are the pages' canonical addresses. */
export const PAGE_PATHS: Record<Previewed, string> = {
  artwork: '/artwork/:id',
  profile: '/profile/:id',
  course: '/education/:id',
  collection: '/collection/:id',
};

export async function siteOf(ctx: Context): Promise<Site> {
  const { commissionRate, premiumCommissionRate, premiumPrice } = await gallerySettings(ctx);
  const { publicUrl, assetUrl } = ctx.config;
  return {
    publicUrl,
    host: assetUrl,
    pictures: assetUrl || publicUrl,
    isSelling: ctx.payments !== null,
    rates: { commissionRate, premiumCommissionRate },
    premiumPrice,
  };
}

interface Made {
  main: Html;
  bar?: Html;
  styles: string;
  /** schema.org */
  data: object;
  /** Whose feeds the head names. */
  feedOf?: string | undefined;
  /** What the page shows. */
  ids: string[];
  /** The work itself, for oEmbed. */
  picture?: Picture;
}
interface Kind<T> {
  statement: (now: Date) => SQL<T>;
  /** @param view the index of the picture that is shown large. Null: there is none. */
  toPage: (shown: Shown<T>, site: Site, view: number) => Made | null;
}
type Read = (ctx: Context, id: string, view: number) => Promise<Page | null>;

const kind =
  <T extends { ownerId: string; hasPreviews: boolean }>(
    screen: Previewed,
    { statement, toPage }: Kind<T>,
  ): Read =>
  async (ctx, id, view) => {
    const found = await findShown(ctx.db, screen, id, { page: statement(ctx.clock.now()) });
    if (!found?.page) return null;
    const { subject, page } = found;
    const path = PAGE_PATHS[screen].replace(':id', id);
    const site = await siteOf(ctx);
    const made = toPage({ id, path, subject, page }, site, view);
    if (!made) return null;
    const { ids, picture, ...parts } = made;
    const preview = toPreview(screen, id, subject);
    return {
      text: toDocument(site.publicUrl, { ...parts, path, preview, hasCard: page.hasPreviews }),
      ids: new Set(ids),
      allowsAiTraining: subject.work?.allowsAiTraining ?? false,
      about: {
        title: subject.title,
        author: subject.artist ?? subject.title,
        authorPath: PAGE_PATHS.profile.replace(':id', page.ownerId),
        cardUrl: page.hasPreviews ? preview.cardUrl : null,
        picture: picture ?? null,
      },
    };
  };

const KINDS: Record<Previewed, Read> = {
  artwork: kind('artwork', {
    statement: statements.workPage,
    toPage: (shown, site, view) => (shown.page.images[view] ? workPage(shown, site, view) : null),
  }),
  profile: kind('profile', { statement: () => statements.profilePage, toPage: profilePage }),
  course: kind('course', { statement: () => statements.coursePage, toPage: coursePage }),
  collection: kind('collection', { statement: () => statements.collectionPage, toPage: collectionPage }),
};

/**
 * The page, while the gallery is public. Null for what is not there and for what visitors may not see, alike.
 * @param view the index of the picture that is shown large
 */
export async function readPage(ctx: Context, screen: Previewed, id: string, view = 0): Promise<Page | null> {
  if (!(await gallerySettings(ctx)).isPublic) return null;
  const known = id.toLowerCase();
  return pagesOf(ctx).read(`${screen}:${known}:${view}`, () => KINDS[screen](ctx, known, view));
}
