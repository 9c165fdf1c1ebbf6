/** Parts of the pages that visitors read: plain HTML in the product's look. */
import { layRows } from '#shared/artworks/lay-rows.ts';
import type { Category } from '#shared/artworks/categories.ts';
import type { Making } from '#shared/artworks/contract.ts';
import { isAiMade } from '#shared/artworks/making.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import { usd } from '#shared/notices/letter.ts';
import { CARD_SIZES, renditionUrl, srcSetOf } from '#shared/uploads/renditions.ts';
import { type Html, html } from '#server/http/html.ts';
import type { Card, Picture } from '../queries.ts';
import { ICONS } from './icons.ts';

export const CATEGORY_NAMES: Record<Category, string> = {
  photography: 'Photography',
  digital_art: 'Digital Art',
  ai_art: 'AI Art',
  graphic_design: 'Graphic Design',
  handmade_art: 'Handmade Art',
};
const DOTS: Record<Category, string> = {
  photography: 'bg-cat-photography',
  digital_art: 'bg-cat-digital',
  ai_art: 'bg-cat-ai',
  graphic_design: 'bg-cat-graphic',
  handmade_art: 'bg-cat-handmade',
};
const MAKING_NAMES: Record<Making, string> = {
  by_hand: 'Made by hand',
  camera: 'Camera',
  digital: 'Digital',
  ai_assisted: 'AI-assisted',
  ai_generated: 'AI-generated',
};
/** How a work was made; AI art is always labeled. */
export function makingName({ making, category }: { making: Making | null; category: Category }): string {
  if (category === 'ai_art' && !(making && isAiMade(making))) return 'AI art';
  return making ? MAKING_NAMES[making] : 'Not stated';
}

export const icon = (name: keyof typeof ICONS, size = 18): Html =>
  html`<svg
    width="${size}"
    height="${size}"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    class="shrink-0"
  >
    ${ICONS[name].map((path) => html`<path d="${path}" />`)}
  </svg>`;

export const logo = html`<a
  href="/"
  class="flex min-h-11 items-center gap-2.5 font-display text-xl font-semibold tracking-tight text-paper"
  ><span aria-hidden="true" class="grid size-7 place-items-center rounded-xs bg-accent text-on-accent"
    ><svg width="16" height="16" viewBox="0 0 16 16">
      <path d="M2 14 8 2l6 12h-3.2L8 8.2 5.2 14Z" fill="currentColor" /></svg></span
  >${BRAND}</a
>`;

export const money = (amount: string, className = ''): Html =>
  html`<span class="num whitespace-nowrap ${className}">${usd(amount)}</span>`;
export const soldMark = (className: string): Html =>
  html`<span class="inline-flex items-center gap-[0.5em] ${className}"
    ><span aria-hidden="true" class="size-[0.5em] rounded-full bg-accent"></span>Sold</span
  >`;
export const categoryDot = (category: Category): Html =>
  html`<span class="inline-flex items-center gap-1.5"
    ><span aria-hidden="true" class="size-2 shrink-0 rounded-full ${DOTS[category]}"></span>${
      CATEGORY_NAMES[category]
    }</span
  >`;
export const proBadge = html`<span
  class="shrink-0 rounded-full bg-gold-wash px-2 py-px font-sans text-2xs font-semibold tracking-normal text-gold"
  >Pro</span
>`;

const BUTTON =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-11';
const LOOKS = {
  primary: 'bg-paper text-ink hover:bg-soft',
  outline: 'border border-edge text-paper hover:border-soft hover:bg-raised',
};
const SIZES = { sm: 'h-9 px-4 text-xs', md: 'h-11 px-5 text-sm', lg: 'h-13 px-7 text-base' };
export const button = (
  href: string,
  label: string | Html,
  {
    look = 'primary',
    size = 'md',
    className = '',
  }: { look?: keyof typeof LOOKS; size?: keyof typeof SIZES; className?: string } = {},
): Html => html`<a href="${href}" class="${BUTTON} ${SIZES[size]} ${LOOKS[look]} ${className}">${label}</a>`;

/** What a member wrote, with its line breaks. */
export const written = (text: string, className: string): Html =>
  html`<p dir="auto" class="wrap-anywhere text-soft ${className}">
    ${text.split('\n').map((line, index) => [index > 0 && html`<br />`, line])}
  </p>`;

/** Opens the form 'Join the Community', which leads back here. */
export const joinPath = (path: string): string => `/?join=${encodeURIComponent(path)}`;
export const signInPath = (path: string): string => `/api/login?returnTo=${encodeURIComponent(path)}`;

/** The one action of a page: in its column, and on phones in a bar that stays. */
export const joinAction = (path: string, label: string, note: string): Html =>
  html`<div class="mt-5 grid gap-3.5 max-lg:hidden">
    ${button(joinPath(path), label, { size: 'lg', className: 'w-full' })}
    <p class="text-center text-sm text-mute">
      ${note} Already a member?
      <a
        href="${signInPath(path)}"
        class="font-semibold text-paper underline decoration-edge underline-offset-4"
        >Sign In</a
      >
    </p>
  </div>`;
export const joinBar = (path: string, label: string, left: Html | string): Html =>
  html`<aside
    aria-label="Join"
    class="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-ink px-4 py-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:hidden print:hidden"
  >
    <p class="mr-auto min-w-0 leading-tight">${left}</p>
    ${button(joinPath(path), label)}
  </aside>`;

/** A rendition is on the host of public pictures; what a provider or the demo gallery has is where it is. */
export const shownUrl = (url: string, host: string): string => (url.startsWith('/media/') ? host + url : url);

type PortraitSize = 'size-11' | 'size-18' | 'size-20 sm:size-32';
export const portrait = (url: string | null, name: string, host: string, size: PortraitSize): Html =>
  url
    ? html`<img
        src="${shownUrl(url, host)}"
        alt=""
        class="${size} shrink-0 rounded-full bg-raised object-cover"
      />`
    : html`<span
        aria-hidden="true"
        class="grid ${size} shrink-0 place-items-center rounded-full bg-overlay font-semibold text-soft"
        >${name.charAt(0).toUpperCase()}</span
      >`;

interface ImageLook {
  sizes: string;
  className: string;
  isFirst?: boolean;
}
/** A work at its own ratio. @param host of public pictures; '' for this one */
export const image = (
  picture: Picture & { title: string },
  host: string,
  { sizes, className, isFirst = false }: ImageLook,
): Html =>
  html`<img
    src="${host + renditionUrl(picture.imageUrl, 'card')}"
    srcset="${srcSetOf(picture, host)}"
    sizes="${sizes}"
    alt="${picture.altText || picture.title}"
    width="${picture.width}"
    height="${picture.height}"
    ${isFirst ? html`fetchpriority="high"` : html`loading="lazy"`}
    decoding="async"
    class="${className}"
  />`;

/** The widths of rows of works; the document carries them, because the policy allows no styles in attributes. */
export function rowStyles(name: string, works: readonly Pick<Card, 'width' | 'height'>[]): string {
  return layRows(works.map(({ width, height }) => width / height))
    .map((style, index) => {
      const values = Object.entries(style).map(([property, value]) => `${property}:${value}`);
      return `.${name}>:nth-child(${index + 1}){${values.join(';')}}`;
    })
    .join('');
}

function priceOf({ isSold, isForSale, price }: Card): Html | false {
  const line = 'shrink-0 pt-px text-xs text-paper';
  if (isSold) return html`<p class="${line}">${soldMark('')}</p>`;
  if (!isForSale) return false;
  return price === null
    ? html`<p class="${line}">Price on request</p>`
    : html`<p class="${line} num">${usd(price)}</p>`;
}
/** Rows that are each exactly full. @param artistOf the name below a title */
export const rows = <T extends Card>(
  name: string,
  works: readonly T[],
  host: string,
  artistOf: (work: T) => string | Html,
): Html =>
  html`<ul class="wall-rows ${name}">
    ${works.map(
      (work) =>
        html`<li class="relative">
          ${image(work, host, { sizes: CARD_SIZES, className: 'h-auto w-full rounded-art bg-raised shadow-art' })}
          <div class="mt-2.5 flex items-start justify-between gap-x-3 max-sm:flex-col">
            <div class="min-w-0 flex-1 max-sm:w-full">
              <h3 dir="auto" class="truncate font-sans text-sm font-semibold">
                <a href="/artwork/${work.id}" class="after:absolute after:inset-0 after:rounded-art"
                  >${work.title}</a
                >
              </h3>
              <p dir="auto" class="truncate text-xs text-mute">${artistOf(work)}</p>
            </div>
            ${priceOf(work)}
          </div>
        </li>`,
    )}
  </ul>`;

export type TrustLine = readonly [icon: keyof typeof ICONS, term: string, value: string | Html];
/** What one gets and can rely on, a line each. */
export const trust = (label: string, lines: readonly TrustLine[]): Html =>
  html`<dl aria-label="${label}" class="mt-6 border-y border-line text-sm">
    ${lines.map(
      ([name, term, value]) =>
        html`<div class="flex min-h-12 items-center gap-3 border-b border-line py-2 last:border-0">
          <dt class="flex items-center gap-3 text-paper">
            <span class="text-mute">${icon(name)}</span>${term}
          </dt>
          <dd class="ml-auto text-right text-mute">${value}</dd>
        </div>`,
    )}
  </dl>`;

const shortLength = (minutes: number): string =>
  minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
/** 9900 -> "2 h 45 min" */
export const lengthText = (seconds: number): string => shortLength(Math.max(1, Math.round(seconds / 60)));
export const countOf = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
