/** What delivery of a work costs, by the terms on its page. */
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { type DeliveryTerms, deliveryTo } from '#shared/delivery/zones.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { toCents } from '#shared/kernel/money.ts';
import { shortUsd } from './format.ts';
import { t, tn } from './t.ts';

type Delivered = Pick<ArtworkDetail, 'delivery' | 'deliveryCost' | 'isPhysical' | 'agreed'>;

/** Of the text on a work's page that says why its buttons are off. */
export const NOT_DELIVERED_ID = 'not-delivered';

export interface Destination {
  country: string | null;
  /** 'none': not delivered there. 'unknown': no country to say it of. */
  state: 'delivered' | 'none' | 'unknown';
  /** The lowest where the country is not known; '0.00' where it is not delivered. */
  cost: string;
  /** From payment to arrival; null: no profile says it. */
  days: { from: number; to: number } | null;
}

const lowest = ({ zones }: DeliveryTerms): string =>
  Object.values(zones)
    .flatMap((zone) => zone ?? [])
    .toSorted((a, b) => toCents(a.price) - toCents(b.price))[0]!.price;

/** What was agreed on with the viewer holds for its own country. */
export function destinationOf(work: Delivered, country: string | null): Destination {
  const { delivery, agreed } = work;
  if (agreed) {
    const { country: to, deliveryDaysFrom: from, deliveryDaysTo, deliveryCost: cost } = agreed;
    if (from === null || deliveryDaysTo === null) return { country, state: 'delivered', cost, days: null };
    return { country: to, state: 'delivered', cost, days: { from, to: deliveryDaysTo } };
  }
  if (!delivery) return { country, state: 'delivered', cost: work.deliveryCost, days: null };
  if (!country) return { country, state: 'unknown', cost: lowest(delivery), days: null };
  const promise = deliveryTo(delivery, country);
  if (!promise) return { country, state: 'none', cost: '0.00', days: null };
  return {
    country,
    state: 'delivered',
    cost: promise.price,
    days: { from: promise.daysFrom, to: promise.daysTo },
  };
}

/** '6 to 10 days', '6 days'. */
export const daysText = (from: number, to: number): string =>
  from === to ? tn(to, '{n} day', '{n} days') : t('{from} to {to} days', { from, to });

/** '$24', 'Free'. */
export const costText = (cost: string): string => (toCents(cost) > 0 ? shortUsd(cost) : t('Free'));

/** 'Delivery to Norway, 6 to 10 days'; undefined where no profile says how long it takes. */
export const deliveryTerm = ({ country, days }: Pick<Destination, 'country' | 'days'>): string | undefined =>
  country && days
    ? t('Delivery to {country}, {days}', {
        country: countryName(country),
        days: daysText(days.from, days.to),
      })
    : undefined;
