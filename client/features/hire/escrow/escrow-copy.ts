/** Summaries of a project's money, worded for the viewer. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { ChipTone } from '#client/ui/chip.tsx';
import { nameOf } from './names.ts';
import type { DealMoney } from './deal-money.ts';
import * as texts from './texts.ts';

interface Escrow {
  chip: string;
  tone: ChipTone;
  /** The large figure and its label. */
  figure: string;
  caption: string;
}

const still = (chip: string, figure: number, caption: string): Escrow => ({
  chip,
  tone: 'mute',
  figure: fromCents(figure),
  caption,
});

function ofRunning({ status, viewerIs, deal }: HireProjectDetail, money: DealMoney): Escrow {
  const caption =
    status === 'disputed'
      ? texts.heldUntilAModeratorDecides
      : deal?.approvedAt
        ? texts.heldUntilTheFinalPayment
        : viewerIs === 'client'
          ? texts.heldUntilYouApprove
          : texts.heldUntilTheClientApproves;
  const chip =
    money.refunded > 0 ? texts.partlyRefunded : deal?.finalPaid ? texts.heldInFull : texts.halfIsHeld;
  return {
    ...still(chip, money.escrow, caption),
    tone: status === 'disputed' ? 'info' : 'ok',
  };
}

function ofCompleted(project: HireProjectDetail, money: DealMoney, isOnHold: boolean): Escrow {
  if (money.designer === 0) return still(texts.refunded, money.refunded, texts.refundedToTheClient);
  const isMine = project.viewerIs === 'designer';
  const whom = isMine ? texts.youInSentence : nameOf(project.designer);
  if (money.transferred >= money.designer) {
    return { ...still(texts.paidOut, money.transferred, texts.paidTo(whom)), tone: 'ok' };
  }
  const waits = isMine ? texts.onHoldUntilYourAccount : texts.onHoldUntilTheirAccount(whom);
  const left = money.designer - money.transferred;
  return isOnHold
    ? { ...still(texts.payoutOnHold, left, waits), tone: 'info' }
    : { ...still(texts.payoutOnItsWay, left, texts.onItsWayTo(whom)), tone: 'info' };
}

function ofCanceled({ viewerIs }: HireProjectDetail, money: DealMoney): Escrow {
  const isClient = viewerIs === 'client';
  if (money.paid === 0) return still(texts.nothingWasPaid, 0, texts.canceledBeforePayment);
  if (money.escrow === 0) return still(texts.refunded, money.refunded, texts.refundedToCard(isClient));
  return { ...still(texts.refundOnItsWay, money.escrow, texts.onItsWayBackToCard(isClient)), tone: 'info' };
}

/** @param isOnHold the payout waits because the designer has no payout account */
export function escrowOf(project: HireProjectDetail, money: DealMoney, isOnHold: boolean): Escrow {
  const { status, viewerIs } = project;
  if (status === 'completed') return ofCompleted(project, money, isOnHold);
  if (status === 'cancelled') return ofCanceled(project, money);
  if (status !== 'pending') return ofRunning(project, money);
  const caption = viewerIs === 'client' ? texts.halfIsPaidWhenYouAccept : texts.halfIsPaidWhenAccepted;
  return still(texts.nothingHeldYet, 0, caption);
}
