import type { LandingWork } from '#shared/discovery/landing/contract.ts';
import { type Rates, commissionRateFor, splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { LandingRow } from './queries.ts';

export function toLandingWork(row: LandingRow, rates: Rates): LandingWork {
  const price = row.isForSale ? row.price : null;
  const rate = commissionRateFor(row.artist, rates);
  return {
    id: row.id,
    title: row.title,
    artistName: displayName(row.artist),
    imageUrl: row.imageUrl,
    altText: row.altText,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    category: row.category,
    price,
    artistAmount: price === null ? null : fromCents(splitPrice(toCents(price), rate).payeeCents),
    license: row.license,
  };
}
