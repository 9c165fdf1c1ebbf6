import type { ReactNode } from 'react';
import type { CertificateChange, ModerationChange, Notification } from '#shared/notifications/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { atStart } from '#shared/moderation/names.ts';
import { displayName } from '#shared/kernel/names.ts';
import { orderSentence, premiumSentence } from './account-copy.ts';
import { type Sentence, hireSentence } from './hire-copy.ts';
import { count, shortUsd } from '#client/lib/format.ts';
import { fill } from '#client/lib/sentence.ts';
import { OFFERS_OF_BUYER, OFFERS_OF_SELLER } from './offer-copy.ts';
import * as texts from './texts.ts';

const AWARDS = {
  daily_winner: texts.dailyWinner,
  monthly_leader: texts.monthlyLeader,
  yearly_champion: texts.yearlyChampion,
} as const;

const CERTIFICATES: Record<CertificateChange, string> = {
  handed_on: texts.certificateTransferred,
  received: texts.certificateReceived,
  voided: texts.certificateVoided,
};
const DECIDED: Record<ModerationChange, string> = {
  hidden: texts.yourWasHidden,
  labeled_ai: texts.yourWasLabeledAsAi,
  warned: texts.youWereWarned,
  suspended: texts.youAreSuspended,
  restored: texts.yourIsVisibleAgain,
  report_upheld: texts.reportUpheld,
  report_dismissed: texts.reportDismissed,
  appeal_granted: texts.appealGranted,
  appeal_refused: texts.appealRefused,
  held: texts.yourIsHeld,
  released: texts.yourIsReleased,
  copy_held: texts.copyHeld,
  copy_stays: texts.copyStays,
  copy_hidden: texts.copyHidden,
  label_lifted: texts.labelLifted,
  label_back: texts.labelBack,
  report_reversed: texts.reportReversed,
  suspension_ended: texts.suspensionEnded,
};
const EMAIL = { unverified: texts.emailNotVerified, returned: texts.emailReturned } as const;

const SECURITY = {
  device_added: texts.newDeviceSignedIn,
  export_ready: texts.exportReady,
  deletion_asked: texts.deletionAsked,
  deletion_canceled: texts.deletionCanceled,
  deletion_postponed: texts.deletionPostponed,
} as const;

const B = ({ children }: { children: ReactNode }) => (
  <strong className="font-semibold text-paper">{children}</strong>
);
const Figure = ({ children }: { children: ReactNode }) => <span className="num text-paper">{children}</span>;

/** 'Ada', 'Ada and Bo', 'Ada and 8 others'. */
function Names({ actors: [newest, second], total }: { actors: Person[]; total: number }) {
  if (!newest) return <B>{texts.member}</B>;
  const first = <B>{displayName(newest)}</B>;
  if (total === 1) return first;
  return fill(texts.firstAndSecond, {
    first,
    second: total === 2 && second ? <B>{displayName(second)}</B> : texts.others(count(total - 1)),
  });
}

function Sale({ notification: { artwork, actors, sale } }: { notification: Notification }) {
  const [buyer] = actors;
  return (
    <>
      {fill(buyer ? texts.wasSoldTo : texts.wasSold, {
        title: <B>{artwork?.title}</B>,
        buyer: buyer && displayName(buyer),
      })}
      {sale && (
        <>
          {' '}
          {fill(texts.forYouKeep, {
            amount: <Figure>{shortUsd(sale.amount)}</Figure>,
            artistAmount: <Figure>{shortUsd(sale.artistAmount)}</Figure>,
          })}
        </>
      )}
    </>
  );
}

function Won({ notification: { artwork, award } }: { notification: Notification }) {
  return fill(texts.awardWon(award?.likesCount ?? 0), {
    title: <B>{artwork?.title}</B>,
    award: award && AWARDS[award.type],
    likesCount: <Figure>{count(award?.likesCount ?? 0)}</Figure>,
  });
}

/** A member did something with `thing`, or it happened. */
function Happened({
  notification: { actors, actorsCount },
  sentence: { by, plain },
  thing,
}: {
  notification: Notification;
  sentence: Sentence;
  thing: ReactNode;
}) {
  const sentence = by && actors.length > 0 ? by : plain;
  return fill(sentence, { who: <Names actors={actors} total={actorsCount} />, title: thing });
}

/** An order, Premium, support, a video, or a project. */
function AccountSentence({ notification }: { notification: Notification }) {
  const { artwork, order, premium, support, video, hire } = notification;
  if (premium) return premiumSentence(premium);
  if (support) {
    const subject = <B>“{support.subject}”</B>;
    return support.isAnswered
      ? fill(texts.yourSupportRequestAnswered, { subject })
      : fill(texts.newSupportRequest, { subject });
  }
  if (video) {
    const title = <B>“{video.title}”</B>;
    return video.hasFailed ? fill(texts.yourVideoFailed, { title }) : fill(texts.videoIsReady, { title });
  }
  if (hire) {
    const thing = <B>“{hire.title}”</B>;
    return <Happened notification={notification} sentence={hireSentence(hire.change)} thing={thing} />;
  }
  if (!order) return null;
  const thing = <B>{artwork?.title}</B>;
  return <Happened notification={notification} sentence={orderSentence(order)} thing={thing} />;
}

/** Describes what happened. */
export function NotificationSentence({ notification }: { notification: Notification }) {
  const { type, actors, actorsCount, artwork } = notification;
  if (type === 'sale') return <Sale notification={notification} />;
  if (type === 'award') return <Won notification={notification} />;
  if (notification.moderation) {
    const { change, title } = notification.moderation;
    const sentence = DECIDED[change];
    return fill(sentence, { title: <B>{sentence.startsWith('{title}') ? atStart(title) : title}</B> });
  }
  if (notification.alert) {
    return fill(texts.publishedWhatYouSearch, {
      who: <Names actors={actors} total={actorsCount} />,
      name: <B>{notification.alert.name}</B>,
    });
  }
  if (notification.certificate) {
    const { change } = notification.certificate;
    return fill(CERTIFICATES[change], {
      title: <B>{artwork?.title}</B>,
    });
  }
  if (notification.offer) {
    const { title, amount, change, isSeller } = notification.offer;
    const [actor] = actors;
    return fill((isSeller ? OFFERS_OF_SELLER : OFFERS_OF_BUYER)[change], {
      who: actor ? <Names actors={actors} total={actorsCount} /> : texts.theOtherSide,
      amount: <B>{shortUsd(amount)}</B>,
      title: <B>“{title}”</B>,
    });
  }
  if (notification.email) return EMAIL[notification.email];
  if (notification.security) return SECURITY[notification.security];
  if (type === 'order' || type === 'premium' || type === 'support' || type === 'video' || type === 'hire')
    return <AccountSentence notification={notification} />;
  if (type === 'email' || type === 'moderation' || type === 'security') return null;
  if (type === 'alert' || type === 'offer' || type === 'certificate') return null;
  const what = {
    like: texts.liked,
    comment: texts.commentedOn,
    follow: texts.startedFollowingYou,
    message: texts.sentYouAMessage,
  }[type];
  return fill(what, { who: <Names actors={actors} total={actorsCount} />, title: artwork?.title });
}
