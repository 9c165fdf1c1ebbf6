import type { ReactNode } from 'react';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { atStart } from '#shared/moderation/names.ts';
import type { Sentence } from '#shared/notices/notice.ts';
import { type BellRow, noticeOf } from '#shared/notices/notices.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { count, shortUsd } from '#client/lib/format.ts';
import { t, tx, txn, fill } from '#client/lib/t.ts';

const AWARDS = {
  daily_winner: t('Daily Winner'),
  monthly_leader: t('Monthly Leader'),
  yearly_champion: t('Yearly Champion'),
} as const;

const B = ({ children }: { children: ReactNode }) => (
  <strong className="font-semibold text-paper">{children}</strong>
);
const Figure = ({ children }: { children: ReactNode }) => <span className="num text-paper">{children}</span>;

/** 'Ada', 'Ada and Bo', 'Ada and 8 others'. */
function Names({ actors: [newest, second], total }: { actors: Person[]; total: number }) {
  if (!newest) return <B>{t('A member')}</B>;
  const first = <B>{displayName(newest)}</B>;
  if (total === 1) return first;
  return tx('{first} and {second}', {
    first,
    second:
      total === 2 && second ? <B>{displayName(second)}</B> : t('{total} others', { total: count(total - 1) }),
  });
}

/** The parts that only some types have in their sentences. */
function partsOf({ type, about, actors: [newest] }: Notification, sentence: string) {
  switch (type) {
    case 'sale':
      return {
        buyer: newest && displayName(newest),
        forYouReceive:
          about.sale &&
          tx('for {amount}. You receive {artistAmount}.', {
            amount: <Figure>{shortUsd(about.sale.amount)}</Figure>,
            artistAmount: <Figure>{shortUsd(about.sale.artistAmount)}</Figure>,
          }),
      };
    case 'award':
      return {
        award: AWARDS[about.award],
        likes: txn(about.likesCount, '{n} like', '{n} likes', {
          n: <Figure>{count(about.likesCount)}</Figure>,
        }),
      };
    case 'support':
      return { subject: <B>“{about.subject}”</B> };
    case 'moderation':
      return { title: <B>{sentence.startsWith('{title}') ? atStart(about.title) : about.title}</B> };
    case 'alert':
      return { name: <B>{about.name}</B> };
    case 'offer':
      return {
        ...(!newest && { who: t('Someone') }),
        amount: <B>{shortUsd(about.amount)}</B>,
        title: <B>“{about.title}”</B>,
        n: about.endedCount,
      };
    default:
      return 'title' in about ? { title: <B>“{about.title}”</B> } : {};
  }
}

function sentenceFor({ says }: BellRow, { about, actors }: Notification): string {
  const side = 'isSeller' in about && about.isSeller ? 'seller' : 'buyer';
  const sentence: Sentence = typeof says === 'object' && 'buyer' in says ? says[side] : says;
  if (typeof sentence === 'string') return sentence;
  if ('many' in sentence)
    return 'endedCount' in about && (about.endedCount ?? 0) > 1 ? sentence.many : sentence.one;
  return actors.length > 0 ? sentence.by : sentence.plain;
}

/** Describes what happened. */
export function NotificationSentence({ notification }: { notification: Notification }) {
  const { about, actors, actorsCount } = notification;
  const sentence = sentenceFor(noticeOf(notification), notification);
  const work = 'artwork' in about ? about.artwork?.title : undefined;
  return fill(sentence, {
    who: <Names actors={actors} total={actorsCount} />,
    title: <B>{work}</B>,
    work,
    ...partsOf(notification, sentence),
  });
}
