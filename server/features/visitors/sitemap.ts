/** All public pages, for search engines: one list, or beyond its size an index of several. */
import type { Context } from '#server/context.ts';
import { html } from '#server/http/html.ts';
import { gallerySettings } from '#server/features/settings/public.ts';
import { listPages } from './queries.ts';
import { type Page, pagesOf } from './store.ts';

/** Of one list; https://www.sitemaps.org allows 50,000. */
const PART_SIZE = 10_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

async function load(ctx: Context, part: number | null, size: number): Promise<Page | null> {
  const { publicUrl } = ctx.config;
  const rows = await listPages(ctx.db, { limit: size, offset: (part ?? 0) * size });
  const [first] = rows;
  // Only the index is there even if there is nothing to list.
  if (!first && part !== null) return null;
  const parts = Math.ceil((first?.total ?? 0) / size);
  const { text } =
    part === null && parts > 1
      ? html`<sitemapindex xmlns="${NAMESPACE}"
          >${Array.from(
            { length: parts },
            (_, index) => html`<sitemap><loc>${publicUrl}/sitemaps/${index + 1}.xml</loc></sitemap>`,
          )}</sitemapindex
        >`
      : html`<urlset xmlns="${NAMESPACE}"
          >${rows.map(
            ({ path, changed }) =>
              html`<url><loc>${publicUrl}${path}</loc><lastmod>${changed}</lastmod></url>`,
          )}</urlset
        >`;
  return { text: HEAD + text, ids: null };
}

/** @param part from 0; null: the list, or its index. Null if there is no such part. */
export async function readSitemap(ctx: Context, part: number | null, size = PART_SIZE): Promise<Page | null> {
  if (!(await gallerySettings(ctx)).isPublic) return null;
  return pagesOf(ctx).read(`sitemap:${part}:${size}`, () => load(ctx, part, size));
}
