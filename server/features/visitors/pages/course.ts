import { courseCategory } from '#shared/courses/category.ts';
import { excerpt } from '#shared/notices/letter.ts';
import { type Html, html } from '#server/http/html.ts';
import type { CoursePage } from '../queries.ts';
import {
  type TrustLine,
  categoryDot,
  countOf,
  icon,
  joinAction,
  joinBar,
  lengthText,
  money,
  portrait,
  shownUrl,
  trust,
  written,
} from './parts.ts';
import type { Shown, Site } from './shown.ts';

const MAX_BIO = 90;
const ACTION = 'Join to watch';

const lessonList = ({ page: { lessons, isPremium } }: Shown<CoursePage>, summary: string): Html =>
  html`<section aria-labelledby="lessons" class="mt-3">
    <div class="mb-2 flex items-baseline justify-between gap-4">
      <h2 id="lessons" class="text-xl">Lessons</h2>
      <p class="text-sm text-mute">${summary}</p>
    </div>
    <ol class="border-b border-line">
      ${lessons.map(
        ({ title, seconds }, index) =>
          html`<li
            class="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-4"
          >
            <span aria-hidden="true" class="font-display text-lg font-semibold text-mute">${index + 1}</span>
            <span class="min-w-0"
              ><span dir="auto" class="block text-base font-semibold wrap-anywhere text-paper">${title}</span
              ><span class="flex items-center gap-1.5 text-sm text-mute"
                >${
                  isPremium
                    ? html`<span class="text-gold">${icon('lock', 14)}</span>In Premium`
                    : html`${icon('play', 15)}Free to watch once you’ve joined`
                }</span
              ></span
            >
            <span class="text-sm text-mute">${seconds !== null && lengthText(seconds)}</span>
          </li>`,
      )}
    </ol>
  </section>`;

export function coursePage(shown: Shown<CoursePage>, site: Site) {
  const { id, path, subject, page } = shown;
  const { title, artist, text } = subject;
  const seconds = page.lessons.reduce((sum, lesson) => sum + (lesson.seconds ?? 0), 0);
  const lessons = countOf(page.lessons.length, 'lesson');
  const category = courseCategory(title);
  const cover = page.imageUrl;
  const price = html`${money(site.premiumPrice, 'text-paper')} a month`;
  const lines: TrustLine[] = [
    ['clock', 'Length', lengthText(seconds)],
    ['layers', 'Lessons', String(page.lessons.length)],
    page.isPremium ? ['lock', 'In Premium', price] : ['play', 'Price', 'Free for members'],
  ];
  const note = page.isPremium ? 'The first 20 seconds of each lesson are free.' : 'Free for members.';
  return {
    main: html`<div class="px-4 pt-6 sm:px-8 sm:pt-8">
      <div class="frame">
        <div class="frame-thing">
          ${
            cover &&
            html`<img
              src="${shownUrl(cover, site.host)}"
              alt=""
              fetchpriority="high"
              class="aspect-video w-full rounded-art bg-raised object-cover shadow-art"
            />`
          }
        </div>
        <div class="frame-facts">
          ${category !== null && html`<p class="text-sm text-mute">${categoryDot(category)}</p>`}
          <h1 dir="auto" class="mt-2 text-3xl wrap-anywhere">${title}</h1>
          <div class="mt-4 flex items-center gap-3">
            ${portrait(page.portraitUrl, artist ?? '', site.host, 'size-11')}
            <p dir="auto" class="min-w-0 text-sm leading-snug wrap-anywhere">
              <a href="/profile/${page.ownerId}" class="block font-semibold text-paper hover:underline"
                >${artist}</a
              ><span class="text-mute">${page.bio && excerpt(page.bio, MAX_BIO)}</span>
            </p>
          </div>
          ${text && written(text, 'mt-5 text-base')}
          ${joinAction(path, ACTION, note)}${trust('About the course', lines)}
        </div>
        <div class="frame-under">${lessonList(shown, `${lessons}, ${lengthText(seconds)}`)}</div>
      </div>
    </div>`,
    bar: joinBar(
      path,
      ACTION,
      html`<span class="text-sm text-soft">${page.isPremium ? 'In Premium' : 'Free for members'}</span>`,
    ),
    styles: '',
    data: {
      '@type': 'Course',
      name: title,
      url: site.publicUrl + path,
      description: text ?? undefined,
      image: cover === null ? undefined : new URL(shownUrl(cover, site.host), site.publicUrl).href,
      timeRequired: `PT${Math.round(seconds)}S`,
      provider: { '@type': 'Person', name: artist, url: `${site.publicUrl}/profile/${page.ownerId}` },
      isAccessibleForFree: !page.isPremium,
    },
    ids: [id, page.ownerId],
  };
}
