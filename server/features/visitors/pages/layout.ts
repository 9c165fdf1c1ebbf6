/** The document around a page: head, the two ways in, and the foot. It has no scripts. */
import { BRAND } from '#shared/kernel/brand.ts';
import { type Preview, titleOf } from '#shared/previews/contract.ts';
import { Html, html } from '#server/http/html.ts';
import { withPreview } from '#server/http/preview-head.ts';
import { STYLESHEET } from '#server/http/stylesheet.ts';
import { button, joinPath, logo, signInPath } from './parts.ts';

/** Stands for each answer's nonce in cached text. It is random, so no one can write it into a page beforehand. */
export const NONCE = `nonce-${crypto.randomUUID()}`;

export interface PageText {
  path: string;
  preview: Preview;
  /** Whether the head names the share card. */
  hasCard: boolean;
  /** schema.org */
  data: object;
  /** The artist's feeds, by the id of the profile. */
  feedOf?: string;
  styles: string;
  main: Html;
  /** Stays at the foot of a phone's screen. */
  bar?: Html;
}

const FOOT = [
  ['/credits', 'Credits'],
  ['/legal/terms', 'Terms'],
  ['/legal/privacy', 'Privacy'],
  ['/legal/imprint', 'Legal notice'],
] as const;

/** Paths of an artist's feeds. */
export const feedPaths = (id: string) => ({ atom: `/profile/${id}/atom.xml`, rss: `/profile/${id}/rss.xml` });

const feedLinks = (id: string, title: string): Html => {
  const { atom, rss } = feedPaths(id);
  return html`<link rel="alternate" type="application/atom+xml" title="${title}" href="${atom}" />
    <link rel="alternate" type="application/rss+xml" title="${title}" href="${rss}" />`;
};

/** In a script element only '<' can end the text. */
const dataBlock = (data: object): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)}</script>`,
  );

/** @param publicUrl the site's, without a trailing slash */
export function toDocument(
  publicUrl: string,
  { path, preview, hasCard, data, feedOf, styles, main, bar }: PageText,
): string {
  const address = publicUrl + path;
  const oEmbed = `${publicUrl}/api/oembed?format=json&url=${encodeURIComponent(address)}`;
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#12100e" />
        <meta name="description" content="${preview.description}" />
        <title>${titleOf(preview)} - ${BRAND}</title>
        <link rel="canonical" href="${address}" />
        ${feedOf !== undefined && feedLinks(feedOf, `New works by ${preview.artist ?? preview.title}`)}
        <link rel="alternate" type="application/json+oembed" title="${titleOf(preview)}" href="${oEmbed}" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLESHEET}" />
        <style nonce="${NONCE}">
          ${new Html(styles)}
        </style>
        ${dataBlock(data)}
      </head>
      <body>
        <a
          href="#main"
          class="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-paper focus:px-4 focus:py-2 focus:text-ink"
          >Skip to content</a
        >
        <header class="border-b border-line print:hidden">
          <div class="mx-auto flex h-(--nav) max-w-page items-center gap-2 px-4 sm:px-8">
            <div class="mr-auto">${logo}</div>
            <a
              href="${signInPath(path)}"
              class="inline-flex min-h-11 items-center px-3 text-xs font-semibold text-soft hover:text-paper"
              >Sign In</a
            >
            ${button(joinPath(path), 'Join', { size: 'sm' })}
          </div>
        </header>
        <main id="main" tabindex="-1" class="mx-auto max-w-page outline-none">${main}</main>
        <footer class="mt-20 border-t border-line ${bar && 'max-lg:pb-24'} print:hidden">
          <div class="mx-auto flex max-w-page flex-wrap items-center gap-x-10 gap-y-5 px-4 py-10 sm:px-8">
            ${logo}
            <p class="text-sm text-mute">Art worth living with, from the people who make it.</p>
            <nav aria-label="Footer" class="-mx-3 flex flex-wrap sm:ml-auto">
              ${FOOT.map(
                ([href, label]) =>
                  html`<a
                    href="${href}"
                    class="flex h-11 items-center px-3 text-sm text-soft hover:text-paper"
                    >${label}</a
                  >`,
              )}
            </nav>
          </div>
        </footer>
        ${bar}
      </body>
    </html>`;
  // Drops the templates' own indentation; line breaks that members wrote are elements.
  const dense = text.replaceAll(/\n\s+/g, '\n');
  return hasCard ? withPreview(dense, preview, address) : dense;
}
