import { displayName } from '#shared/kernel/names.ts';
import { html } from '#server/http/html.ts';
import type { CollectionPage } from '../queries.ts';
import { button, countOf, joinPath, rowStyles, rows, written } from './parts.ts';
import type { Shown, Site } from './shown.ts';

const WORKS = 'its-works';

export function collectionPage({ id, path, subject, page }: Shown<CollectionPage>, site: Site) {
  const { title, artist, text } = subject;
  const count = countOf(page.worksCount, 'work');
  return {
    main: html`<div class="px-4 sm:px-8">
      <header class="grid gap-x-12 gap-y-5 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div class="min-w-0">
          <p class="text-sm text-mute">Collection</p>
          <h1 dir="auto" class="mt-2 text-2xl wrap-anywhere sm:text-3xl">${title}</h1>
          <p dir="auto" class="mt-2.5 text-base wrap-anywhere text-soft">
            <a href="/profile/${page.ownerId}" class="font-semibold text-paper hover:underline">${artist}</a>,
            ${count}
          </p>
          ${text && written(text, 'mt-3 max-w-[60ch] text-base')}
        </div>
        ${button(joinPath(path), 'Join to follow')}
      </header>
      <section aria-labelledby="works" class="mt-9 border-t border-line pt-8">
        <h2 id="works" class="sr-only">Works</h2>
        ${
          page.works.length > 0
            ? rows(WORKS, page.works, site.host, displayName)
            : html`<p class="text-soft">Its works are shown to members only.</p>`
        }
      </section>
    </div>`,
    styles: rowStyles(WORKS, page.works),
    data: {
      '@type': 'CollectionPage',
      name: title,
      url: site.publicUrl + path,
      description: text ?? undefined,
      creator: { '@type': 'Person', name: artist, url: `${site.publicUrl}/profile/${page.ownerId}` },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: page.worksCount,
        itemListElement: page.works.map((work, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: work.title,
          url: `${site.publicUrl}/artwork/${work.id}`,
        })),
      },
    },
    ids: [id, page.ownerId, ...page.works.flatMap((work) => [work.id, work.artistId])],
  };
}
