/** The outcomes of a dispute; the draft of a moderator's decision, its validation, and the resulting amounts. */
import type { Dispute } from '#shared/hire/disputes/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { NO_AMOUNT, bareAmount, typedCents } from '#client/lib/amount.ts';
import { shortUsd } from '#client/lib/format.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import { t } from '#client/lib/t.ts';
import { atStart } from '../names.ts';
import { type Deal, type Division, divisionOf, heldCents } from './division.ts';

export type Outcome = NonNullable<Dispute['outcome']>;

interface OutcomeCopy {
  name: string;
  /** What it means. `held`: the money to divide, in words. */
  hint: (who: { designer: string; client: string; held: string }) => string;
  /** The question before it is sent. */
  title: string;
  ends: string;
  /** After "A moderator resolved the dispute:". */
  said: string;
}

/** In the order of the form. */
export const OUTCOMES: Record<Outcome, OutcomeCopy> = {
  complete: {
    name: t('Complete'),
    hint: ({ designer, held }) =>
      t('{designer} receives the {held} being held, minus commission. Nothing more will be charged.', {
        designer: atStart(designer),
        held,
      }),
    title: t('Pay the designer?'),
    ends: t('The project will be completed with no further charges.'),
    said: t('the designer is paid for the work done'),
  },
  cancel: {
    name: t('Cancel and refund'),
    hint: ({ client, held }) => t('{client} is refunded {held}.', { client, held }),
    title: t('Refund the client in full?'),
    ends: t('The project will be canceled.'),
    said: t('the client is refunded'),
  },
  split: {
    name: t('Split'),
    hint: ({ designer, held }) =>
      t('Choose how much of {held} goes to {designer}; the rest is refunded.', { held, designer }),
    title: t('Split the payment?'),
    ends: t('The project will be completed with no further charges.'),
    said: t('the payment is split'),
  },
};

export interface Decision {
  /** Empty: not chosen yet. */
  outcome: Outcome | '';
  /** The text as typed. */
  amount: string;
  note: string;
}
export const NO_DECISION: Decision = { outcome: '', amount: '', note: '' };

/** The designer's part of the held money, before the commission; null if it is not an amount, or too much. */
function keptCents(deal: Deal, { outcome, amount }: Decision): number | null {
  if (outcome === '') return null;
  if (outcome === 'complete') return heldCents(deal);
  if (outcome === 'cancel') return 0;
  const cents = typedCents(amount);
  return cents !== null && cents <= heldCents(deal) ? cents : null;
}

/** Null until it is complete. */
export function outcomeOf(deal: Deal, decision: Decision): Division | null {
  const kept = keptCents(deal, decision);
  return kept === null ? null : divisionOf(deal, heldCents(deal), kept);
}

export function invalidFields(deal: Deal, decision: Decision): Errors<keyof Decision> {
  const errors: Errors<keyof Decision> = {};
  if (decision.outcome === '') errors.outcome = t('Please choose an outcome.');
  if (decision.outcome === 'split' && keptCents(deal, decision) === null)
    errors.amount =
      typedCents(decision.amount) === null
        ? NO_AMOUNT
        : t('Enter an amount between $0 and {heldCents}.', {
            heldCents: shortUsd(fromCents(heldCents(deal))),
          });
  if (!decision.note.trim()) errors.note = t('Please add a reason.');
  return errors;
}

/** The request body. Throws RangeError for a split without an amount. */
export const toBody = (outcome: Outcome, { amount, note }: Decision) => ({
  outcome,
  note,
  ...(outcome === 'split' && { designerAmount: fromCents(toCents(bareAmount(amount))) }),
});
