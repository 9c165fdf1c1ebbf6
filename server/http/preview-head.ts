/** The head of a document that anyone may be told of: for crawlers, which run no scripts. */
import { BRAND } from '#shared/kernel/brand.ts';
import { CARD, type Preview, titleOf } from '#shared/previews/contract.ts';
import { escape } from './escape.ts';

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`;

/**
 * Puts title, description and card in place of what every document says of itself.
 * @param pageUrl the whole address of the page
 */
export function withPreview(html: string, preview: Preview, pageUrl: string): string {
  const { description, cardUrl } = preview;
  const title = titleOf(preview);
  const card = new URL(cardUrl, pageUrl).href;
  // X falls back to the others, but not every reader of its tags does.
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:site_name', BRAND),
    meta('property', 'og:type', preview.artist === null ? 'profile' : 'article'),
    meta('property', 'og:url', pageUrl),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', card),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(CARD.width)),
    meta('property', 'og:image:height', String(CARD.height)),
    meta('property', 'og:image:alt', preview.altText ?? title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', card),
    meta('name', 'twitter:image:alt', preview.altText ?? title),
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)} - ${BRAND}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => tags.join(''));
}
