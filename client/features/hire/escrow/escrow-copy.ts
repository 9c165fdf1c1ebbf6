/** Summaries of a project's money, worded for the viewer. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { t } from '#client/lib/t.ts';
import type { ChipTone } from '#client/ui/chip.tsx';
import { nameOf } from '../names.ts';
import type { DealMoney } from './deal-money.ts';

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
      ? t('held by Atelier until a moderator decides')
      : deal?.approvedAt
        ? t('held by Atelier until the final payment is made')
        : viewerIs === 'client'
          ? t('held by Atelier until you approve the work')
          : t('held by Atelier until the client approves the work');
  const chip =
    money.refunded > 0 ? t('Partly refunded') : deal?.finalPaid ? t('Held in full') : t('50% held');
  return {
    ...still(chip, money.escrow, caption),
    tone: status === 'disputed' ? 'info' : 'ok',
  };
}

function ofCompleted(project: HireProjectDetail, money: DealMoney, isOnHold: boolean): Escrow {
  if (money.designer === 0) return still(t('Refunded'), money.refunded, t('refunded to the client'));
  const isMine = project.viewerIs === 'designer';
  const whom = isMine ? t('you') : nameOf(project.designer);
  if (money.transferred >= money.designer) {
    return { ...still(t('Paid out'), money.transferred, t('paid to {whom}', { whom })), tone: 'ok' };
  }
  const waits = isMine
    ? t('on hold until your payout account is ready')
    : t('on hold until {whom}’s payout account is ready', { whom });
  const left = money.designer - money.transferred;
  return isOnHold
    ? { ...still(t('Payout on hold'), left, waits), tone: 'info' }
    : { ...still(t('Payout on its way'), left, t('on its way to {whom}', { whom })), tone: 'info' };
}

function ofCanceled({ viewerIs }: HireProjectDetail, money: DealMoney): Escrow {
  const isClient = viewerIs === 'client';
  if (money.paid === 0)
    return still(t('Nothing was paid'), 0, t('The project was canceled before anything was paid.'));
  if (money.escrow === 0)
    return still(
      t('Refunded'),
      money.refunded,
      isClient ? t('refunded to your card') : t('refunded to the client’s card'),
    );
  return {
    ...still(
      t('Refund on its way'),
      money.escrow,
      isClient ? t('on its way back to your card') : t('on its way back to the client’s card'),
    ),
    tone: 'info',
  };
}

/** @param isOnHold the payout waits because the designer has no payout account */
export function escrowOf(project: HireProjectDetail, money: DealMoney, isOnHold: boolean): Escrow {
  const { status, viewerIs } = project;
  if (status === 'completed') return ofCompleted(project, money, isOnHold);
  if (status === 'cancelled') return ofCanceled(project, money);
  if (status !== 'pending') return ofRunning(project, money);
  const caption =
    viewerIs === 'client'
      ? t('Half is paid when you accept an application.')
      : t('Half is paid when an application is accepted.');
  return still(t('Nothing held yet'), 0, caption);
}
