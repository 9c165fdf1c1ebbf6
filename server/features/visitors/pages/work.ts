import { sidesOf, UNIT_MM } from '#shared/artworks/sides.ts';
import { commissionRateFor, keptPercent } from '#shared/kernel/commission.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { servedZones } from '#shared/delivery/zones.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, SHIP_WITHIN_DAYS } from '#shared/orders/times.ts';
import { PAGE_SIZES, renditionUrl } from '#shared/uploads/renditions.ts';
import { type Html, html } from '#server/http/html.ts';
import type { WorkPage } from '../queries.ts';
import { feedPaths } from './layout.ts';
import {
  CATEGORY_NAMES,
  type TrustLine,
  categoryDot,
  countOf,
  icon,
  image,
  joinAction,
  joinBar,
  makingName,
  money,
  portrait,
  proBadge,
  rowStyles,
  rows,
  soldMark,
  trust,
  written,
} from './parts.ts';
import type { Shown, Site } from './shown.ts';

const RELATED = 'more-works';

/** '60 × 45 cm': the reader's unit is not known, so the most common one. */
function sizeOf({ work }: Shown<WorkPage>['subject']): string | null {
  const sides = work && sidesOf(work);
  return sides && `${sides.map((mm) => Number((mm / UNIT_MM.cm).toFixed(1))).join(' × ')} cm`;
}

const DATE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The price, while the work can be bought. */
const priceOf = ({ subject: { work }, page }: Shown<WorkPage>, { isSelling }: Site): string | null =>
  isSelling && page.isForSale && work ? work.price : null;

const actionOf = (shown: Shown<WorkPage>, site: Site): string =>
  priceOf(shown, site) === null ? 'Join to follow' : 'Join to buy';

function editionText({ work }: Shown<WorkPage>['subject']): string | null {
  if (!work || work.editionSize === null) return null;
  const left = work.editionSize - work.soldNumbers;
  return left > 0
    ? `Edition of ${work.editionSize}, ${left} left`
    : `Edition of ${work.editionSize}, sold out`;
}

const costText = (cost: string): Html =>
  Number(cost) > 0 ? html`from ${money(cost, 'text-paper')}` : html`Free`;

/** The lowest cost and the range of days over all zones, because the reader's country is not known. */
function deliveryLines({ delivery, deliveryCost }: WorkPage): TrustLine[] {
  if (!delivery)
    return [['truck', 'Delivery', html`${costText(deliveryCost)}, sent within ${SHIP_WITHIN_DAYS} days`]];
  const { country, handlingDays } = delivery;
  const served = servedZones(delivery);
  const prices = served.map(({ price }) => toCents(price)).toSorted((one, other) => one - other);
  const isFreeToSome = prices[0] === 0 && prices.at(-1) !== 0;
  const [from, to] = [
    Math.min(...served.map(({ daysFrom }) => daysFrom)),
    Math.max(...served.map(({ daysTo }) => daysTo)),
  ];
  return [
    ...(prices.length > 0
      ? [
          [
            'truck',
            'Delivery',
            html`${isFreeToSome ? 'Free to some countries' : costText(fromCents(prices[0]!))},
            ${from + handlingDays} to ${to + handlingDays} days`,
          ] satisfies TrustLine,
        ]
      : []),
    [
      'pin',
      `Sent from ${countryName(country)}`,
      handlingDays === 0 ? 'On the day of payment' : `Within ${countOf(handlingDays, 'day')}`,
    ],
  ];
}

function trustLines({ subject: { work }, page }: Shown<WorkPage>, isOnOffer: boolean): TrustLine[] {
  const made: TrustLine = ['palette', 'How it was made', makingName(page)];
  if (!isOnOffer || !work) return [made];
  const { next, isPhysical } = page;
  return [
    ['award', 'Certificate of authenticity', 'Included'],
    ...(work.editionSize === null
      ? [['square', 'One of a kind', 'There’s only this one'] satisfies TrustLine]
      : next === null
        ? []
        : [['hash', 'Numbered', `Next is ${next} of ${work.editionSize}`] satisfies TrustLine]),
    ...(isPhysical
      ? deliveryLines(page)
      : [['file', 'Original file', 'Right after payment'] satisfies TrustLine]),
    [
      'undo',
      'Refund',
      isPhysical
        ? `Until ${DELIVERY_HOLD_DAYS} days after it arrives`
        : `Until ${DIGITAL_HOLD_DAYS} days after payment`,
    ],
    made,
  ];
}

function priceBlock(shown: Shown<WorkPage>, site: Site): Html {
  const { subject, page } = shown;
  const edition = editionText(subject);
  const price = priceOf(shown, site);
  const said = subject.work?.isSold
    ? soldMark('font-display text-2xl font-semibold text-paper')
    : price !== null
      ? money(price, 'text-[2rem] leading-none text-paper')
      : html`<span class="text-base text-soft"
          >${page.isForSale ? 'Price on request' : 'Not for sale'}</span
        >`;
  return html`<div class="mt-6 flex items-baseline justify-between gap-4">
      ${said}${edition !== null && html`<p class="text-sm text-soft">${edition}</p>`}
    </div>
    ${
      price !== null &&
      html`<p dir="auto" class="mt-2 text-sm text-mute">
        ${subject.artist} keeps ${keptPercent(commissionRateFor(page.artist, site.rates))} of it.
      </p>`
    }`;
}

/** The views are links: this one is shown large, the file itself is one click further. */
function views(shown: Shown<WorkPage>, view: number, { host }: Site): Html {
  const { path, subject, page } = shown;
  const picture = page.images[view]!;
  return html`<a
      href="${host + renditionUrl(picture.imageUrl, 'preview')}"
      class="grid place-items-center overflow-hidden bg-surface sm:rounded-art"
      >${image({ ...picture, title: subject.title }, host, { sizes: PAGE_SIZES, className: 'h-auto max-h-[690px] w-auto max-w-full', isFirst: true })}</a
    >
    ${
      page.images.length > 1 &&
      html`<ul aria-label="Views" class="mt-3 flex gap-2 overflow-x-auto p-1 max-sm:px-4">
        ${page.images.map(
          (one, index) =>
            html`<li class="shrink-0">
              <a
                href="${path}${index > 0 && `?view=${index + 1}`}"
                ${index === view && html`aria-current="true"`}
                aria-label="View ${index + 1} of ${page.images.length}"
                class="block rounded-art ${index === view ? 'outline-2 outline-offset-2 outline-paper' : 'opacity-80 hover:opacity-100'}"
                >${image({ ...one, altText: null, title: '' }, host, { sizes: '90px', className: 'h-14 w-18.5 rounded-art object-cover sm:h-17 sm:w-22.5' })}</a
              >
            </li>`,
        )}
      </ul>`
    }`;
}

function about({ subject, page }: Shown<WorkPage>): Html {
  const lines: [string, string | Html][] = [
    ['Created', DATE.format(new Date(page.createdAt))],
    ['Category', categoryDot(page.category)],
    ['AI training', subject.work?.allowsAiTraining ? 'Allowed' : 'Not allowed'],
  ];
  return html`<section aria-labelledby="about">
    <h2 id="about" class="mb-5 text-xl">About this work</h2>
    ${subject.text && written(subject.text, 'max-w-[60ch] text-lg')}
    <dl class="mt-6 text-sm">
      ${lines.map(
        ([term, value]) =>
          html`<div class="flex justify-between gap-6 border-b border-line py-2.5 last:border-0">
            <dt class="text-mute">${term}</dt>
            <dd class="text-right text-paper">${value}</dd>
          </div>`,
      )}
    </dl>
    ${
      page.license !== null &&
      page.license !== 'CC0-1.0' &&
      html`<p class="mt-4 text-xs text-mute">
        <a href="/credits" class="text-soft underline decoration-edge underline-offset-4"
          >Photo credit and license</a
        >
      </p>`
    }
  </section>`;
}

const aboutArtist = ({ subject: { artist }, page }: Shown<WorkPage>, { host }: Site): Html =>
  html`<section aria-labelledby="artist">
    <h2 id="artist" class="mb-5 text-xl">About the Artist</h2>
    <div class="flex items-center gap-4">
      ${portrait(page.artist.portraitUrl, artist ?? '', host, 'size-18')}
      <p
        dir="auto"
        class="flex min-w-0 flex-wrap items-center gap-2 text-lg font-semibold wrap-anywhere text-paper"
      >
        <a href="/profile/${page.ownerId}" class="hover:underline">${artist}</a
        >${page.artist.isProfessional && proBadge}
      </p>
    </div>
    ${page.artist.bio && written(page.artist.bio, 'mt-4 max-w-[60ch] text-base')}
    <a
      href="${feedPaths(page.ownerId).rss}"
      class="mt-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-soft hover:text-paper"
      >${icon('rss', 16)}Feed of new works</a
    >
  </section>`;

/** @param view the index of the picture that is shown large */
export function workPage(shown: Shown<WorkPage>, site: Site, view: number) {
  const { path, subject, page } = shown;
  const { artist, title, work } = subject;
  const price = priceOf(shown, site);
  const action = actionOf(shown, site);
  const facts = [work?.medium, /\d\s*[x×]\s*\d/.test(work?.medium ?? '') ? null : sizeOf(subject)];
  const main = html`<article class="sm:px-8 sm:pt-8">
    <div class="frame">
      <div class="frame-thing is-alone">${views(shown, view, site)}</div>
      <div class="frame-facts max-sm:px-4">
        <h1 dir="auto" class="text-3xl wrap-anywhere">${title}</h1>
        <p dir="auto" class="mt-2.5 text-base wrap-anywhere text-soft">
          <a href="/profile/${page.ownerId}" class="font-semibold text-paper hover:underline">${artist}</a>,
          ${new Date(page.createdAt).getUTCFullYear()}
        </p>
        <p dir="auto" class="mt-0.5 text-sm wrap-anywhere text-mute">${facts.filter(Boolean).join(', ')}</p>
        ${priceBlock(shown, site)} ${joinAction(path, action, 'It’s free, and you’ll come right back here.')}
        ${trust('What you can rely on', trustLines(shown, price !== null))}
      </div>
    </div>
    <div class="mt-12 px-4 sm:px-0">
      <div class="row2 border-t border-line pt-10">
        <div>${about(shown)}</div>
        <div>${aboutArtist(shown, site)}</div>
      </div>
      ${
        page.more.length > 0 &&
        html`<section aria-labelledby="more" class="mt-14 border-t border-line pt-10">
          <h2 id="more" dir="auto" class="mb-6 text-xl wrap-anywhere">More by ${artist}</h2>
          ${rows(RELATED, page.more, site.host, () => artist ?? '')}
        </section>`
      }
    </div>
  </article>`;
  const bar =
    price === null
      ? html`<span class="text-sm text-soft">${work?.isSold ? soldMark('text-paper') : artist}</span>`
      : html`${money(price, 'block text-lg text-paper')}<span class="text-2xs text-mute"
            >${editionText(subject)}</span
          >`;
  return {
    main,
    bar: joinBar(path, action, bar),
    styles: rowStyles(RELATED, page.more),
    feedOf: page.ownerId,
    data: dataOf(shown, site, price),
    ids: [page.ownerId, shown.id, ...page.more.map(({ id }) => id)],
    picture: page.images[0]!,
  };
}

function dataOf(
  { path, subject, page }: Shown<WorkPage>,
  { publicUrl, pictures }: Site,
  price: string | null,
) {
  const { title, artist, text, work } = subject;
  const inMm = (mm: number | null | undefined) =>
    mm ? { '@type': 'QuantitativeValue', value: mm / UNIT_MM.cm, unitCode: 'CMT' } : undefined;
  return {
    '@type': 'VisualArtwork',
    name: title,
    url: publicUrl + path,
    image: pictures + renditionUrl(page.images[0]!.imageUrl, 'preview'),
    description: text ?? undefined,
    creator: { '@type': 'Person', name: artist, url: `${publicUrl}/profile/${page.ownerId}` },
    artform: CATEGORY_NAMES[page.category],
    artMedium: work?.medium ?? undefined,
    artEdition: work?.editionSize ?? undefined,
    width: inMm(work?.widthMm),
    height: inMm(work?.heightMm),
    depth: inMm(work?.depthMm),
    dateCreated: page.createdAt.slice(0, 10),
    offers:
      price === null
        ? undefined
        : {
            '@type': 'Offer',
            url: publicUrl + path,
            price,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
          },
  };
}
