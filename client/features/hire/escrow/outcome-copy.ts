/** How a project ended, worded for the viewer. */
import { fromCents } from '#shared/kernel/money.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { lastOf } from './project-activities.ts';
import type { DealMoney } from './deal-money.ts';
import { nameOf } from './names.ts';
import type { Situation } from './next-step-copy.ts';
import * as texts from './texts.ts';

type Lines = (string | false | null)[];

function howCompleted({ project: { viewerIs, completedAt, client }, deal, activities }: Situation): string {
  const on = completedAt ? day(completedAt) : undefined;
  if (lastOf(activities, 'dispute_decided')) return texts.moderatorCompletedTheProject(on);
  if (!deal.clientApproved) return texts.workWasAutoApproved(on);
  return texts.approvedTheWork(viewerIs === 'client' ? t('You') : nameOf(client), on);
}

/** @param isOnHold the payout waits because the designer has no payout account */
export function completedLines(situation: Situation, money: DealMoney, isOnHold: boolean): Lines {
  const { viewerIs, designer } = situation.project;
  const isMine = viewerIs === 'designer';
  const share = shortUsd(fromCents(money.designer));
  const isPaidOut = money.transferred >= money.designer;
  const name = nameOf(designer);
  const designerLine = isPaidOut
    ? t('You’ve been paid {share}.', { share })
    : isOnHold
      ? t('{share} is on hold. Set up payouts to receive it the same day.', { share })
      : t('{share} is on its way to you.', { share });
  const otherLine = isPaidOut
    ? texts.hasBeenPaid(share, name)
    : isOnHold
      ? t('{share} is on hold until {name}’s payout account is ready.', { share, name })
      : t('{share} is on its way to {name}.', { share, name });
  const back =
    viewerIs === 'client'
      ? t('{refunded} was refunded to your card.', { refunded: shortUsd(fromCents(money.refunded)) })
      : t('{refunded} was refunded to the client.', { refunded: shortUsd(fromCents(money.refunded)) });
  return [
    howCompleted(situation),
    money.designer > 0 && (isMine ? designerLine : otherLine),
    money.refunded > 0 && back,
  ];
}

export function canceledLines({ project, deal, activities }: Situation, money: DealMoney): Lines {
  const isClient = project.viewerIs === 'client';
  const on = deal.cancelledAt ? day(deal.cancelledAt) : undefined;
  const who = isClient ? t('You') : nameOf(project.client);
  if (money.paid === 0) return [texts.canceledTheProject(who, on)];
  const sum = shortUsd(fromCents(money.paid));
  return [
    lastOf(activities, 'dispute_decided')
      ? texts.moderatorCanceledTheProject(on)
      : texts.canceledTheProjectBecause(who, on),
    money.escrow > 0 ? texts.isOnItsWayBack(sum, isClient) : texts.sumWasRefundedTo(sum, isClient),
  ];
}
