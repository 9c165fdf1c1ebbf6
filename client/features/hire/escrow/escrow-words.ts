/** How the money stands, for whoever looks at it. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { ChipTone } from '#client/ui/chip.tsx';
import { nameOf } from './names.ts';
import type { DealMoney } from './deal-money.ts';

interface Escrow {
  chip: string;
  tone: ChipTone;
  /** The large figure, and what it is. */
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
  const until =
    status === 'disputed'
      ? 'a moderator decides'
      : deal?.approvedAt
        ? 'the rest is paid'
        : viewerIs === 'client'
          ? 'you approve the work'
          : 'the client approves the work';
  const chip =
    money.refunded > 0 ? 'Partly refunded' : deal?.finalPaid ? 'All of it is held' : 'Half is held';
  return {
    ...still(chip, money.held, `held by Atelier until ${until}`),
    tone: status === 'disputed' ? 'info' : 'ok',
  };
}

function ofCompleted(project: HireProjectDetail, money: DealMoney, isHeld: boolean): Escrow {
  if (money.designer === 0) return still('Refunded', money.refunded, 'went back to the client');
  const isMine = project.viewerIs === 'designer';
  const whom = isMine ? 'you' : nameOf(project.designer);
  if (money.transferred >= money.designer) {
    return { ...still('Paid out', money.transferred, `has reached ${whom}`), tone: 'ok' };
  }
  const waits = `waits until ${isMine ? 'your' : `${whom}’s`} payout account is ready`;
  const left = money.designer - money.transferred;
  return isHeld
    ? { ...still('Payout waits', left, waits), tone: 'info' }
    : { ...still('Payout on its way', left, `on its way to ${whom}`), tone: 'info' };
}

function ofCancelled({ viewerIs }: HireProjectDetail, money: DealMoney): Escrow {
  const card = viewerIs === 'client' ? 'your card' : 'the client’s card';
  if (money.paid === 0)
    return still('Nothing was paid', 0, 'The project was cancelled before anything was paid.');
  if (money.held === 0) return still('Refunded', money.refunded, `went back to ${card}`);
  return { ...still('Refund on its way', money.held, `on its way back to ${card}`), tone: 'info' };
}

/** @param isHeld the designer has no account yet that it could go to */
export function escrowOf(project: HireProjectDetail, money: DealMoney, isHeld: boolean): Escrow {
  const { status, viewerIs } = project;
  if (status === 'completed') return ofCompleted(project, money, isHeld);
  if (status === 'cancelled') return ofCancelled(project, money);
  if (status !== 'pending') return ofRunning(project, money);
  const who = viewerIs === 'client' ? 'you accept an application' : 'an application is accepted';
  return still('Nothing held yet', 0, `Half is paid when ${who}.`);
}
