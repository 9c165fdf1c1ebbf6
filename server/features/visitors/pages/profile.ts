import { renditionUrl } from '#shared/uploads/renditions.ts';
import { type Html, html } from '#server/http/html.ts';
import type { ProfilePage } from '../queries.ts';
import { feedPaths } from './layout.ts';
import {
  button,
  countOf,
  icon,
  joinPath,
  lengthText,
  money,
  portrait,
  proBadge,
  rowStyles,
  rows,
  shownUrl,
  written,
} from './parts.ts';
import type { Shown, Site } from './shown.ts';

const WORKS = 'their-works';

function head({ id, path, subject: { title, text }, page }: Shown<ProfilePage>, { host }: Site): Html {
  const follow = button(joinPath(path), 'Join to follow', { className: 'max-sm:flex-1' });
  const feed = button(feedPaths(id).rss, html`${icon('rss', 17)}Feed`, { look: 'outline' });
  return html`<header
    class="grid gap-x-12 gap-y-5 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
  >
    <div class="flex items-start gap-4 sm:gap-7">
      ${portrait(page.portraitUrl, title, host, 'size-20 sm:size-32')}
      <div class="min-w-0">
        <h1 dir="auto" class="flex flex-wrap items-center gap-3 text-2xl wrap-anywhere sm:text-3xl">
          ${title}${page.isProfessional && proBadge}
        </h1>
        ${page.worksCount > 0 && html`<p class="mt-2 text-sm text-mute">${countOf(page.worksCount, 'work')}</p>`}
        ${text && written(text, 'mt-3 max-w-[58ch] text-base max-sm:hidden')}
      </div>
    </div>
    ${text && written(text, 'text-base sm:hidden')}
    <div class="flex gap-2.5">${follow}${page.worksCount > 0 && feed}</div>
  </header>`;
}

const works = ({ subject, page }: Shown<ProfilePage>, { host }: Site): Html =>
  html`<section aria-labelledby="works" class="mt-9 border-t border-line pt-8">
    <div class="mb-5 flex items-baseline justify-between gap-4">
      <h2 id="works" class="text-2xl">Works</h2>
      ${
        page.forSale > 0 &&
        html`<p class="text-sm text-mute">
          ${page.forSale} for
          sale${page.lowestPrice !== null && html`, from ${money(page.lowestPrice, 'text-soft')}`}
        </p>`
      }
    </div>
    ${rows(WORKS, page.works, host, () => subject.title)}
  </section>`;

const mosaic = (pictures: readonly { imageUrl: string }[], host: string): Html =>
  html`<div
    aria-hidden="true"
    class="grid aspect-16/10 grid-cols-[2fr_1fr] grid-rows-2 gap-1.5 overflow-hidden rounded-art"
  >
    ${[0, 1, 2].map((index) => {
      const place = `size-full min-h-0 bg-raised object-cover ${index === 0 ? 'row-span-2' : ''}`;
      const picture = pictures[index];
      return picture
        ? html`<img
            src="${host + renditionUrl(picture.imageUrl, index === 0 ? 'card' : 'thumb')}"
            alt=""
            loading="lazy"
            class="${place}"
          />`
        : html`<span class="${place}"></span>`;
    })}
  </div>`;

const collections = ({ page }: Shown<ProfilePage>, { host }: Site): Html =>
  html`<section aria-labelledby="collections" class="mt-14">
    <h2 id="collections" class="mb-5 text-2xl">Collections</h2>
    <ul class="grid gap-6 sm:grid-cols-3">
      ${page.collections.map(
        ({ id, title, worksCount, works: shown }) =>
          html`<li class="relative">
            ${mosaic(shown, host)}
            <h3 dir="auto" class="mt-3 font-sans text-base font-semibold wrap-anywhere">
              <a href="/collection/${id}" class="after:absolute after:inset-0">${title}</a>
            </h3>
            <p class="text-sm text-mute">${countOf(worksCount, 'work')}</p>
          </li>`,
      )}
    </ul>
  </section>`;

const teaching = ({ subject, page }: Shown<ProfilePage>): Html =>
  html`<section aria-labelledby="courses" class="mt-14 rounded-lg bg-surface px-6 py-8 sm:px-10">
    <h2 id="courses" dir="auto" class="text-xl wrap-anywhere">${subject.title} also teaches</h2>
    <ul class="divide-y divide-line">
      ${page.courses.map(
        ({ id, title, isPremium, seconds }) =>
          html`<li class="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-4 last:pb-0">
            <p dir="auto" class="min-w-0 text-base wrap-anywhere text-soft">
              ${title}. ${lengthText(seconds)}, ${isPremium ? 'included in Premium' : 'free for members'}.
            </p>
            ${button(`/education/${id}`, 'See the course', { look: 'outline' })}
          </li>`,
      )}
    </ul>
  </section>`;

export function profilePage(shown: Shown<ProfilePage>, site: Site) {
  const { id, path, subject, page } = shown;
  const isEmpty = page.works.length + page.collections.length + page.courses.length === 0;
  return {
    main: html`<div class="px-4 sm:px-8">
      ${head(shown, site)}${page.works.length > 0 && works(shown, site)}
      ${page.collections.length > 0 && collections(shown, site)}${page.courses.length > 0 && teaching(shown)}
      ${isEmpty && html`<p class="mt-9 border-t border-line pt-8 text-soft">Nothing shown yet.</p>`}
    </div>`,
    styles: rowStyles(WORKS, page.works),
    ...(page.worksCount > 0 ? { feedOf: id } : {}),
    data: {
      '@type': 'ProfilePage',
      url: site.publicUrl + path,
      mainEntity: {
        '@type': 'Person',
        name: subject.title,
        url: site.publicUrl + path,
        description: subject.text ?? undefined,
        image:
          page.portraitUrl === null
            ? undefined
            : new URL(shownUrl(page.portraitUrl, site.host), site.publicUrl).href,
      },
    },
    ids: [
      id,
      ...page.works.map((work) => work.id),
      ...page.courses.map((course) => course.id),
      ...page.collections.flatMap((collection) => [
        collection.id,
        ...collection.artistIds,
        ...collection.works.map((work) => work.id),
      ]),
    ],
  };
}
