/** Draft of an application, its validation, and the request body. All fields are optional. */
import { type Application, ApplicationForm, type HireProjectDetail } from '#shared/hire/contract.ts';
import { MoneyInput } from '#shared/kernel/fields.ts';
import { PRICE_MAX_CENTS, PRICE_MIN_CENTS, hireAmounts } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { checkAgainst } from '#client/features/artworks/public.ts';
import { shortUsd, usd } from '#client/lib/format.ts';
import * as texts from './texts.ts';

export interface ApplyDraft {
  message: string;
  /** As typed. */
  price: string;
  /** As typed. */
  days: string;
  portfolioIds: string[];
}

const plain = (amount: string) => amount.replace(/\.00$/, '');

export function draftOf(project: HireProjectDetail, application: Application | null): ApplyDraft {
  return {
    message: application?.message ?? '',
    price: plain(application?.price ?? project.budget),
    days: application?.timelineDays?.toString() ?? '',
    portfolioIds: application?.works.map(({ id }) => id) ?? [],
  };
}

export const APPLY_FIELDS = ['message', 'proposedPrice', 'timelineDays', 'portfolioIds'] as const;
export type ApplyErrors = Partial<Record<(typeof APPLY_FIELDS)[number], string>>;

/** What people type around the digits of an amount. */
export const bare = (price: string) => price.replaceAll(/[$,\s]/g, '');

export const toApplication = ({ message, price, days, portfolioIds }: ApplyDraft): ApplicationForm => ({
  message,
  ...(bare(price) && { proposedPrice: bare(price) }),
  ...(days.trim() && { timelineDays: Number(days) }),
  portfolioIds,
});

/** In cents; null if it is not an amount or out of range. */
function priceCents(price: string): number | null {
  if (!MoneyInput.safeParse(bare(price)).success) return null;
  const cents = toCents(bare(price));
  return cents >= PRICE_MIN_CENTS && cents <= PRICE_MAX_CENTS ? cents : null;
}

const PRICE_ERROR = texts.enterAnAmountBetween(
  shortUsd(PRICE_MIN_CENTS / 100),
  shortUsd(PRICE_MAX_CENTS / 100),
);
const DAYS_ERROR = texts.enterNumberDaysBetween;

export function invalidFields(draft: ApplyDraft): ApplyErrors {
  const errors: ApplyErrors = checkAgainst(ApplicationForm, toApplication(draft), APPLY_FIELDS);
  if (errors.timelineDays) errors.timelineDays = DAYS_ERROR;
  if (bare(draft.price) && priceCents(draft.price) === null) errors.proposedPrice = PRICE_ERROR;
  return errors;
}

/** The hint under the price: the designer's part. Empty: of the budget. */
export function priceHint(price: string, budget: string): string {
  const cents = bare(price) ? priceCents(price) : toCents(budget);
  if (cents === null) return PRICE_ERROR;
  return texts.youReceiveAfterCommission(usd(fromCents(hireAmounts(cents).designerCents)));
}
