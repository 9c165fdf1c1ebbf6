/** Draft of a moderator's decision, its validation, and the resulting amounts. */
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { bareAmount, typedCents } from '#client/lib/amount.ts';
import { shortUsd } from '#client/lib/format.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import { t } from '#client/lib/t.ts';
import { type Deal, type Division, divisionOf, heldCents } from './division.ts';

export type Outcome = 'complete' | 'cancel' | 'split';
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
    errors.amount = t('Enter an amount between $0 and {heldCents}.', {
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
