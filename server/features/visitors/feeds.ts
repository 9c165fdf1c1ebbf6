/** The newest works of an artist as RSS 2.0 and Atom. */
import { BRAND } from '#shared/kernel/brand.ts';
import { excerpt, usd } from '#shared/notices/letter.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Context } from '#server/context.ts';
import { type Html, html } from '#server/http/html.ts';
import { findShown } from '#server/features/previews/public.ts';
import { gallerySettings } from '#server/features/settings/public.ts';
import { feedPaths } from './pages/layout.ts';
import type { Shown, Site } from './pages/shown.ts';
import { type FeedPage, feedPage } from './queries.ts';
import { PAGE_PATHS, siteOf } from './read-page.ts';
import { type Page, pagesOf } from './store.ts';

export type FeedFormat = 'rss' | 'atom';
type Entry = FeedPage['works'][number];

// oxlint-disable-next-line no-control-regex -- XML has no way to write them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const MAX_TEXT = 500;

const soldOrPrice = ({ isSold, price }: Entry): string | null => (isSold ? 'Sold' : price && usd(price));

/** The picture, and what its artist wrote. */
const contentOf = (work: Entry, picture: string): string =>
  html`<p>
      <img
        src="${picture}"
        width="${work.width}"
        height="${work.height}"
        alt="${work.altText || work.title}"
      />
    </p>
    ${work.description && html`<p>${excerpt(work.description, MAX_TEXT)}</p>`}
    ${soldOrPrice(work) && html`<p>${soldOrPrice(work)}</p>`}`.text;

const media = (work: Entry, picture: string): Html =>
  html`<media:content url="${picture}" medium="image" type="image/webp"
    ><media:description>${work.altText || work.title}</media:description></media:content
  >`;

type Feed = (shown: Shown<FeedPage>, site: Site) => Html;

const atom: Feed = ({ id, path, subject, page }, { publicUrl, pictures }) =>
  html`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
      <id>${publicUrl}${path}</id>
      <title>${subject.title} at ${BRAND}</title>
      <updated
        >${page.works
          .map((work) => new Date(work.updatedAt).toISOString())
          .toSorted()
          .at(-1)}</updated
      >
      <link rel="alternate" type="text/html" href="${publicUrl}${path}" />
      <link rel="self" type="application/atom+xml" href="${publicUrl}${feedPaths(id).atom}" />
      <author><name>${subject.title}</name><uri>${publicUrl}${path}</uri></author>
      ${page.works.map((work) => {
        const url = `${publicUrl}/artwork/${work.id}`;
        const picture = pictures + renditionUrl(work.imageUrl, 'preview');
        return html`<entry>
          <id>${url}</id>
          <title>${work.title}</title>
          <link rel="alternate" type="text/html" href="${url}" />
          <published>${new Date(work.createdAt).toISOString()}</published>
          <updated>${new Date(work.updatedAt).toISOString()}</updated>
          <content type="html">${contentOf(work, picture)}</content>
          ${media(work, picture)}
        </entry>`;
      })}
    </feed>`;

const rss: Feed = ({ id, path, subject, page }, { publicUrl, pictures }) =>
  html`<?xml version="1.0" encoding="utf-8"?>
    <rss
      version="2.0"
      xmlns:atom="http://www.w3.org/2005/Atom"
      xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:media="http://search.yahoo.com/mrss/"
      ><channel>
        <title>${subject.title} at ${BRAND}</title>
        <link>${publicUrl}${path}</link>
        <description>${excerpt(subject.text || `New works by ${subject.title}.`)}</description>
        <atom:link rel="self" type="application/rss+xml" href="${publicUrl}${feedPaths(id).rss}" />
        ${page.works.map((work) => {
          const url = `${publicUrl}/artwork/${work.id}`;
          const picture = pictures + renditionUrl(work.imageUrl, 'preview');
          return html`<item>
            <title>${work.title}</title>
            <link>${url}</link>
            <guid>${url}</guid>
            <dc:creator>${subject.title}</dc:creator>
            <pubDate>${new Date(work.createdAt).toUTCString()}</pubDate>
            <description>${contentOf(work, picture)}</description>
            ${media(work, picture)}
          </item>`;
        })}
      </channel></rss
    >`;

const FEEDS: Record<FeedFormat, Feed> = { rss, atom };

/** Null for whoever has no public page, or no works. */
export async function readFeed(ctx: Context, id: string, format: FeedFormat): Promise<Page | null> {
  if (!(await gallerySettings(ctx)).isPublic) return null;
  const known = id.toLowerCase();
  return pagesOf(ctx).read(`${format}:${known}`, async () => {
    const found = await findShown(ctx.db, 'profile', known, { page: feedPage });
    if (!found?.page || found.page.works.length === 0) return null;
    const path = PAGE_PATHS.profile.replace(':id', known);
    const shown = { id: known, path, subject: found.subject, page: found.page };
    const { text } = FEEDS[format](shown, await siteOf(ctx));
    return {
      text: text.replaceAll(CONTROL, '').trim(),
      ids: new Set([known, ...found.page.works.map((work) => work.id)]),
    };
  });
}
