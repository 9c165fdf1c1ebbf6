/** Draft of an application, its validation, and the request body. All fields are optional. */
import { type Application, ApplicationForm, type HireProjectDetail } from '#shared/hire/contract.ts';
import { HIRE_RATE, PRICE_MAX_CENTS, PRICE_MIN_CENTS, hireAmounts } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { NO_AMOUNT, bareAmount, typedCents } from '#client/lib/amount.ts';
import { type Errors, errorsIn } from '#client/lib/forms/errors.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

export interface ApplyDraft {
  message: string;
  /** The text as typed. */
  proposedPrice: string;
  /** The text as typed. */
  timelineDays: string;
  portfolioIds: string[];
}

const plain = (amount: string) => amount.replace(/\.00$/, '');

export function draftOf(project: HireProjectDetail, application: Application | null): ApplyDraft {
  return {
    message: application?.message ?? '',
    proposedPrice: plain(application?.price ?? project.budget),
    timelineDays: application?.timelineDays?.toString() ?? '',
    portfolioIds: application?.works.map(({ id }) => id) ?? [],
  };
}

/** "1e2" and "0x10" are numbers only to a program. */
const wholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

export const toApplication = ({
  message,
  proposedPrice,
  timelineDays,
  portfolioIds,
}: ApplyDraft): ApplicationForm => ({
  message,
  ...(proposedPrice.trim() && { proposedPrice: bareAmount(proposedPrice) }),
  ...(timelineDays.trim() && { timelineDays: wholeNumber(timelineDays) }),
  portfolioIds,
});

/** An edit leaves out what stays, so an emptied field is sent as null. */
export const toEdit = (draft: ApplyDraft) => ({
  proposedPrice: null,
  timelineDays: null,
  ...toApplication(draft),
});

/** In cents; null if it is not an amount or out of range. */
function priceCents(price: string): number | null {
  const cents = typedCents(price);
  return cents !== null && cents >= PRICE_MIN_CENTS && cents <= PRICE_MAX_CENTS ? cents : null;
}

const priceError = (price: string): string => (typedCents(price) === null ? NO_AMOUNT : OUT_OF_RANGE);
const OUT_OF_RANGE = t('Enter an amount between {priceMinCents} and {priceMaxCents}.', {
  priceMinCents: shortUsd(PRICE_MIN_CENTS / 100),
  priceMaxCents: shortUsd(PRICE_MAX_CENTS / 100),
});

/** The price and the days have messages of their own. */
export function wrongNumbers(draft: ApplyDraft): Errors<keyof ApplyDraft> {
  const isPriceWrong = draft.proposedPrice.trim() && priceCents(draft.proposedPrice) === null;
  const { timelineDays } = errorsIn(ApplicationForm, toApplication(draft));
  return {
    ...(isPriceWrong && { proposedPrice: priceError(draft.proposedPrice) }),
    ...(timelineDays && { timelineDays: t('Enter a number of days between 1 and 730.') }),
  };
}

/** The hint under the price: the designer's part. Empty: of the budget. */
export function priceHint(price: string, budget: string): string {
  const cents = price.trim() ? priceCents(price) : toCents(budget);
  if (cents === null) return priceError(price);
  return t('You receive {designerCents} after {rate} commission.', {
    rate: HIRE_RATE,
    designerCents: shortUsd(fromCents(hireAmounts(cents).designerCents)),
  });
}
