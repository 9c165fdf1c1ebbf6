import type { ReactNode } from 'react';
import type { Notification } from '#shared/notifications/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { orderSentence, premiumSentence } from './affair-sentences.ts';
import { type Sentence, hireSentence } from './hire-sentences.ts';
import { count, usd } from '#client/lib/format.ts';

const AWARDS = {
  daily_winner: 'Daily Winner',
  monthly_leader: 'Monthly Leader',
  yearly_champion: 'Yearly Champion',
} as const;

const B = ({ children }: { children: ReactNode }) => (
  <strong className="font-semibold text-paper">{children}</strong>
);
const Figure = ({ children }: { children: ReactNode }) => <span className="num text-paper">{children}</span>;

/** 'Ada', 'Ada and Bo', 'Ada and 8 others'. */
function Names({ actors: [newest, second], total }: { actors: Person[]; total: number }) {
  if (!newest) return <B>A member</B>;
  const first = <B>{displayName(newest)}</B>;
  if (total === 1) return first;
  return (
    <>
      {first} and {total === 2 && second ? <B>{displayName(second)}</B> : `${count(total - 1)} others`}
    </>
  );
}

function Sale({ notification: { artwork, actors, sale } }: { notification: Notification }) {
  const [buyer] = actors;
  return (
    <>
      <B>{artwork?.title}</B> was sold{buyer && ` to ${displayName(buyer)}`}
      {sale && (
        <>
          {' '}
          for <Figure>{usd(sale.amount)}</Figure>. You keep <Figure>{usd(sale.artistAmount)}</Figure>.
        </>
      )}
    </>
  );
}

function Won({ notification: { artwork, award } }: { notification: Notification }) {
  return (
    <>
      <B>{artwork?.title}</B> was the {award && AWARDS[award.type]}, with{' '}
      <Figure>{count(award?.likesCount ?? 0)}</Figure> {award?.likesCount === 1 ? 'like' : 'likes'}
    </>
  );
}

/** Somebody did something with `thing`, or it happened. */
function Happened({
  notification: { actors, actorsCount },
  sentence: { by, plain },
  thing,
}: {
  notification: Notification;
  sentence: Sentence;
  thing: ReactNode;
}) {
  const named = actors.length > 0 ? by : undefined;
  const [before, after] = (named ?? plain).split('{}');
  return (
    <>
      {named && (
        <>
          <Names actors={actors} total={actorsCount} />{' '}
        </>
      )}
      {before}
      {thing}
      {after}
    </>
  );
}

/** An order, one's Premium, support, one's video, or a project. */
function Affair({ notification }: { notification: Notification }) {
  const { artwork, order, premium, support, video, hire } = notification;
  if (premium) return premiumSentence(premium);
  if (support) {
    const subject = <B>“{support.subject}”</B>;
    return support.isAnswered ? (
      <>Your support request {subject} was answered</>
    ) : (
      <>New support request: {subject}</>
    );
  }
  if (video) {
    const title = <B>“{video.title}”</B>;
    return video.hasFailed ? (
      <>Your video {title} could not be processed. See what went wrong and try again.</>
    ) : (
      <>Your video {title} is ready</>
    );
  }
  if (hire) {
    const thing = <B>“{hire.title}”</B>;
    return <Happened notification={notification} sentence={hireSentence(hire.change)} thing={thing} />;
  }
  if (!order) return null;
  const thing = <B>{artwork?.title}</B>;
  return <Happened notification={notification} sentence={orderSentence(order)} thing={thing} />;
}

/** What happened, as people say it. */
export function NotificationSentence({ notification }: { notification: Notification }) {
  const { type, actors, actorsCount, artwork } = notification;
  if (type === 'sale') return <Sale notification={notification} />;
  if (type === 'award') return <Won notification={notification} />;
  if (type === 'order' || type === 'premium' || type === 'support' || type === 'video' || type === 'hire')
    return <Affair notification={notification} />;
  const what = {
    like: `liked ${artwork?.title}`,
    comment: `commented on ${artwork?.title}`,
    follow: 'started following you',
    message: 'sent you a message',
  }[type];
  return (
    <>
      <Names actors={actors} total={actorsCount} /> {what}
    </>
  );
}
