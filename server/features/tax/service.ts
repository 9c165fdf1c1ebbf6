import type * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { includedTax } from '#shared/kernel/tax.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import { type TaxCategory, categoryOf } from '#shared/tax/categories.ts';
import type { Billing, StatedTax, Tax, TaxDetails, TaxRate, taxEndpoints } from '#shared/tax/contract.ts';
import type { Context, Queryable } from '#server/context.ts';
import { cleaned } from '#server/db/cleaned.ts';
import type { Member } from '#server/http/route.ts';
import { requireArtwork } from '#server/features/artworks/public.ts';
import { gallerySettings, readSettings } from '#server/features/settings/public.ts';
import {
  deleteRate,
  findRate,
  listRates,
  lockRate,
  readDetails,
  readTaxedWork,
  writeDetails,
  writeRate,
} from './queries.ts';

type SellerForm = z.output<typeof taxEndpoints.setSeller.body>;
type BuyerForm = z.output<typeof taxEndpoints.setBuyer.body>;

export const setSeller = (
  ctx: Context,
  { id }: Member,
  { businessName, businessAddress, taxNumber }: SellerForm,
): Promise<TaxDetails> =>
  writeDetails(ctx.db, id, {
    businessName: cleaned(businessName),
    businessAddress: cleaned(businessAddress),
    taxNumber: cleaned(taxNumber),
  });

export const setBuyer = (
  ctx: Context,
  { id }: Member,
  { company, companyTaxNumber }: BuyerForm,
): Promise<TaxDetails> =>
  writeDetails(ctx.db, id, { company: cleaned(company), companyTaxNumber: cleaned(companyTaxNumber) });

/** What the checkout states before the payment. Throws `artwork_not_found`. */
export async function readTaxOfWork(
  ctx: Context,
  member: Member,
  artworkId: string,
  country: string | undefined,
): Promise<StatedTax> {
  await requireArtwork(ctx.db, member, artworkId);
  const work = await readTaxedWork(ctx.db, artworkId);
  const { taxNumber } = await readDetails(ctx.db, work.sellerId);
  if (taxNumber === null) return { isStated: false, rate: null };
  return { isStated: true, rate: country ? await findRate(ctx.db, country, categoryOf(work)) : null };
}

/** The same for Premium, which the gallery itself sells. */
export async function readTaxOfPremium(ctx: Context, country: string | undefined): Promise<StatedTax> {
  const { taxNumber } = await gallerySettings(ctx);
  if (taxNumber === null) return { isStated: false, rate: null };
  return { isStated: true, rate: country ? await findRate(ctx.db, country, 'premium') : null };
}

interface Taxed {
  taxCountry: string | null;
  taxCategory: TaxCategory | null;
  taxPercent: string | null;
  taxAmount: string | null;
}
const NO_TAX: Taxed = { taxCountry: null, taxCategory: null, taxPercent: null, taxAmount: null };

/** Reads the tax from the columns of an order or an invoice. */
export function toTax({ taxCountry, taxCategory, taxPercent, taxAmount }: Taxed): Tax | null {
  if (taxCountry === null || taxCategory === null || taxPercent === null || taxAmount === null) return null;
  return { country: taxCountry, category: taxCategory, percent: taxPercent, amount: taxAmount };
}

async function taxIn(
  tx: Queryable,
  grossCents: number,
  country: string | null | undefined,
  category: TaxCategory,
): Promise<Taxed> {
  const rate = country ? await findRate(tx, country, category) : null;
  if (!rate) return NO_TAX;
  return {
    taxCountry: rate.country,
    taxCategory: rate.category,
    taxPercent: rate.percent,
    taxAmount: fromCents(includedTax(grossCents, rate.percent)),
  };
}

const buyerOf = ({ company, companyTaxNumber: taxNumber }: TaxDetails): Billing['buyer'] => ({
  company,
  taxNumber,
});

/**
 * The columns of a purchase that is being paid: the tax it includes, if its seller gave a tax number and there is a rate
 * for where it goes; and what receipts say of both sides.
 */
export async function taxAtPayment(tx: Queryable, purchase: PurchaseRow) {
  const seller = await readDetails(tx, purchase.sellerId);
  const { businessName: name, businessAddress: address, taxNumber } = seller;
  const billing: Billing = {
    seller: { name, address, taxNumber },
    buyer: buyerOf(await readDetails(tx, purchase.buyerId)),
  };
  const isGiven = [billing.seller, billing.buyer].some((side) => Object.values(side).some(Boolean));
  const { isPhysicalItem: isPhysical, shippingAddress, editionNumber, amount, deliveryCost } = purchase;
  const tax =
    taxNumber === null
      ? NO_TAX
      : await taxIn(
          tx,
          toCents(amount) + toCents(deliveryCost),
          (isPhysical ? shippingAddress?.country : null) ?? purchase.country,
          categoryOf({ isPhysical, isEdition: editionNumber !== null }),
        );
  return { ...tax, billing: isGiven ? billing : null };
}

/** The same for a Premium payment, if the gallery has a tax number. */
export async function taxOfInvoice(
  ctx: Context,
  tx: Queryable,
  { memberId, cents, country }: { memberId: string; cents: number; country: string | null },
) {
  const { taxNumber } = await readSettings(ctx, tx);
  const billing: Billing = {
    seller: { name: null, address: null, taxNumber },
    buyer: buyerOf(await readDetails(tx, memberId)),
  };
  return { ...(taxNumber === null ? NO_TAX : await taxIn(tx, cents, country, 'premium')), billing };
}

async function changeRate(
  ctx: Context,
  admin: Member,
  { country, category, percent }: Omit<TaxRate, 'percent'> & { percent: string | null },
): Promise<TaxRate[]> {
  return ctx.db.transaction(async (tx) => {
    const before = await lockRate(tx, country, category);
    if (percent === null) {
      if (!before) throw new AppError('tax_rate_not_found');
      await deleteRate(tx, country, category);
    } else {
      await writeRate(tx, { country, category, percent });
    }
    const after = await findRate(tx, country, category);
    if (before?.percent !== after?.percent) {
      await ctx.events.emit(tx, 'staff.acted', {
        actorId: admin.id,
        act: 'tax.rate',
        subjectType: 'settings',
        subjectId: `${country}/${category}`,
        before: { percent: before?.percent ?? null },
        after: { percent: after?.percent ?? null },
      });
    }
    return listRates(tx);
  });
}

export const setRate = (ctx: Context, admin: Member, rate: TaxRate): Promise<TaxRate[]> =>
  changeRate(ctx, admin, rate);

/** Throws `tax_rate_not_found`. */
export const removeRate = (
  ctx: Context,
  admin: Member,
  { country, category }: { country: string; category: TaxCategory },
): Promise<TaxRate[]> => changeRate(ctx, admin, { country, category, percent: null });
