/** How a project ended, worded for the viewer. */
import { fromCents } from '#shared/kernel/money.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { lastOf } from './project-activities.ts';
import type { DealMoney } from './deal-money.ts';
import { atStart, nameOf } from '../names.ts';
import type { Situation } from './next-step-copy.ts';

type Lines = (string | false | null)[];

function howCompleted({ project: { viewerIs, completedAt, client }, deal, activities }: Situation): string {
  const on = completedAt ? day(completedAt) : undefined;
  if (lastOf(activities, 'dispute_decided'))
    return on
      ? t('A moderator completed the project on {on}.', { on })
      : t('A moderator completed the project.');
  if (!deal.clientApproved)
    return on
      ? t('The work was auto-approved, and the project was completed on {on}.', { on })
      : t('The work was auto-approved, and the project was completed.');
  const who = viewerIs === 'client' ? t('You') : nameOf(client);
  return on
    ? t('{who} approved the work, and the project was completed on {on}.', { who, on })
    : t('{who} approved the work, and the project was completed.', { who });
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
    ? t('{name} has been paid {share}.', { name: atStart(name), share })
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
  if (money.paid === 0)
    return [
      on
        ? t('{who} canceled the project on {on}. Nothing was paid.', { who, on })
        : t('{who} canceled the project. Nothing was paid.', { who }),
    ];
  const sum = shortUsd(fromCents(money.paid));
  return [
    lastOf(activities, 'dispute_decided')
      ? on
        ? t('A moderator canceled the project on {on}.', { on })
        : t('A moderator canceled the project.')
      : on
        ? t('{who} canceled the project on {on}, because nothing was delivered in time.', { who, on })
        : t('{who} canceled the project, because nothing was delivered in time.', { who }),
    money.escrow > 0
      ? isClient
        ? t('{sum} is on its way back to your card.', { sum })
        : t('{sum} is on its way back to the client’s card.', { sum })
      : isClient
        ? t('{sum} was refunded to your card.', { sum })
        : t('{sum} was refunded to the client’s card.', { sum }),
  ];
}
