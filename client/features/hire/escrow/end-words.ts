/** How a project ended, for whoever looks at it. */
import { fromCents } from '#shared/kernel/money.ts';
import { day, usd } from '#client/lib/format.ts';
import { lastOf } from './deal-events.ts';
import type { DealMoney } from './deal-money.ts';
import { nameOf } from './names.ts';
import type { Situation } from './step-words.ts';

type Lines = (string | false | null)[];

function howCompleted({ project: { viewerIs, completedAt, client }, deal, events }: Situation): string {
  const on = completedAt ? ` on ${day(completedAt)}` : '';
  if (lastOf(events, 'dispute_decided')) return `A moderator completed the project${on}.`;
  if (!deal.clientApproved) return `The work was approved by itself, and the project was completed${on}.`;
  return `${viewerIs === 'client' ? 'You' : nameOf(client)} approved the work, and the project was completed${on}.`;
}

/** @param isHeld the designer has no account yet that it could go to */
export function completedLines(situation: Situation, money: DealMoney, isHeld: boolean): Lines {
  const { viewerIs, designer } = situation.project;
  const isMine = viewerIs === 'designer';
  const share = usd(fromCents(money.designer));
  const isOut = money.transferred >= money.designer;
  const name = nameOf(designer);
  const mine = isOut
    ? `${share} has reached you.`
    : isHeld
      ? `${share} waits for you: set up your payouts, and it is transferred the same day.`
      : `${share} is on its way to you.`;
  const theirs = isOut
    ? `${share} has reached ${name}.`
    : isHeld
      ? `${share} waits until ${name}’s payout account is ready.`
      : `${share} is on its way to ${name}.`;
  const back = `${usd(fromCents(money.refunded))} went back to ${viewerIs === 'client' ? 'your card' : 'the client'}.`;
  return [
    howCompleted(situation),
    money.designer > 0 && (isMine ? mine : theirs),
    money.refunded > 0 && back,
  ];
}

export function cancelledLines({ project, deal, events }: Situation, money: DealMoney): Lines {
  const isClient = project.viewerIs === 'client';
  const on = deal.cancelledAt ? ` on ${day(deal.cancelledAt)}` : '';
  const who = isClient ? 'You' : nameOf(project.client);
  const card = isClient ? 'your card' : 'the client’s card';
  if (money.paid === 0) return [`${who} cancelled the project${on}. Nothing was paid.`];
  const sum = usd(fromCents(money.paid));
  return [
    lastOf(events, 'dispute_decided')
      ? `A moderator cancelled the project${on}.`
      : `${who} cancelled the project${on}, because nothing was delivered in time.`,
    money.held > 0 ? `${sum} is on its way back to ${card}.` : `${sum} went back to ${card}.`,
  ];
}
