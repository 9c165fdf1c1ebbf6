import { useState } from 'react';
import { Award, CircleCheck, CircleX, Copy, Download, Hourglass, LogIn, SearchX } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import {
  type Certificate,
  type CertificateProof,
  certificateEndpoints as endpoints,
} from '#shared/certificates/contract.ts';
import type { CurrentUser, Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useAction } from '#client/lib/action.ts';
import { day } from '#client/lib/format.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { useSession } from '#client/lib/session.ts';
import { signInPath } from '#client/lib/sign-in-path.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { certificatePdfPath } from '../pdf-path.ts';
import { CertifiedWork } from '../verify/certified-work.tsx';
import { Owners } from '../verify/owners.tsx';
import { Facts, Verdict } from '../verify/verdict.tsx';
import { copyLink, toastRefusal } from './feedback.ts';

interface Props {
  code: string;
  /** The token of the link. */
  take: string;
}

const SeeCertificate = ({ code }: { code: string }) => (
  <Button asChild variant="outline">
    <Link href={paths.verifyReceipt(code)}>{t('View certificate')}</Link>
  </Button>
);

function Accepted({ certificate: { proof, standing } }: { certificate: Certificate }) {
  const [now] = proof.owners;
  const shownAs = standing?.isNamed ? standing.name : t('A collector');
  return (
    <>
      <Verdict icon={CircleCheck} tone="text-ok" title={t('You’re the owner')}>
        {t('You’ve been the owner of {title} since {day}.', {
          title: proof.artwork.title,
          day: day(now!.since),
        })}
      </Verdict>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button asChild>
          <a href={certificatePdfPath(proof.code)} download>
            <Download size={17} aria-hidden />
            {t('Certificate (PDF)')}
          </a>
        </Button>
        <SeeCertificate code={proof.code} />
      </div>
      <Owners
        proof={proof}
        own={{ title: t('You'), note: t('Shown to others as: {name}', { name: shownAs }) }}
      />
    </>
  );
}

interface OfferProps extends Props {
  giver: Person;
  proof: CertificateProof;
  me: CurrentUser;
  onAccepted: (certificate: Certificate) => void;
}

function Offer({ code, take, giver, proof, me, onAccepted }: OfferProps) {
  const [isNamed, setNamed] = useState(false);
  const accept = useAction(endpoints.accept, {
    onSuccess: (certificate) => {
      onAccepted(certificate);
      return refresh(endpoints.verify, endpoints.get);
    },
    onError: (error) => {
      toastRefusal(error);
      return refresh(endpoints.handover);
    },
  });
  const choices = [
    [true, displayName(me), t('Your name, for everyone who checks the certificate.')],
    [false, t('A collector'), t('No one sees your name. You can change this later.')],
  ] as const;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-mute">
        <Avatar person={giver} size={36} />
        <span className="wrap-anywhere">
          {tx('{giver} is transferring a certificate to you', {
            giver: <span className="font-semibold text-paper">{displayName(giver)}</span>,
          })}
        </span>
      </p>
      <h1 dir="auto" className="mt-4 text-2xl wrap-anywhere sm:text-3xl">
        {t('Become the owner of {title}?', { title: proof.artwork.title })}
      </h1>
      <p className="mt-3 mb-7 max-w-[58ch] text-base text-soft">
        {t(
          'You get the certificate of authenticity and an entry in its ownership history, but not the file, payment or receipt. Arrange the handover of the work, and any payment, between yourselves.',
        )}
      </p>
      <p className="-mt-4 mb-7 max-w-[58ch] text-sm text-mute">
        {t(
          'If the buyer’s bank reverses the payment later, the certificate becomes void, and you’ll be notified.',
        )}
      </p>
      <Choices legend={t('How you appear in the ownership history')} className="grid gap-2">
        {choices.map(([value, name, hint]) => (
          <Choice key={name} name="standing" checked={isNamed === value} onChange={() => setNamed(value)}>
            <span className="block text-sm font-semibold text-paper">{name}</span>
            <span className="text-sm text-mute">{hint}</span>
          </Choice>
        ))}
      </Choices>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={accept.isPending}
          onClick={() => accept.mutate({ params: { code }, body: { take, isNamed } })}
        >
          {t('Accept the certificate')}
        </Button>
        <Button asChild size="lg" variant="quiet" className="max-sm:w-full">
          <Link href={paths.verifyReceipt(code)}>{t('Not now')}</Link>
        </Button>
      </div>
      <Facts
        items={[
          [
            t('Certificate'),
            <span key="number" className="num">
              {proof.number}
            </span>,
          ],
          [
            t('Status'),
            <span key="state" className="inline-flex items-center gap-2">
              <Award size={16} aria-hidden className="text-ok" />
              {t('Valid')}
            </span>,
          ],
          [t('Sold on'), day(proof.soldAt)],
          [t('Current owner'), displayName(giver)],
        ]}
      />
    </>
  );
}

const GONE = {
  gone: [
    SearchX,
    'text-mute',
    t('This link no longer works'),
    t('This link was already used or canceled. Ask the owner for a new one.'),
  ],
  void: [
    CircleX,
    'text-danger',
    t('This certificate is void'),
    t('The sale was reversed, so there’s nothing left to accept.'),
  ],
  own: [CircleCheck, 'text-ok', t('This is your own link'), t('Send it to the new owner. It works once.')],
  accepted: [CircleCheck, 'text-ok', t('You’re the owner'), t('You’ve accepted the certificate.')],
  early: [
    Hourglass,
    'text-mute',
    t('It can’t be transferred yet'),
    t('You can accept it once the sale can no longer be refunded. The link stays open.'),
  ],
} as const;

interface NotOpenProps {
  code: string;
  state: keyof typeof GONE;
  from: Date | null;
}

function NotOpen({ code, state, from }: NotOpenProps) {
  const [icon, tone, title, body] = GONE[state];
  return (
    <div className="mx-auto max-w-[640px]">
      <Verdict icon={icon} tone={tone} title={title}>
        {from
          ? t('You can accept it starting {day}, once the refund window has ended. The link stays open.', {
              day: day(from),
            })
          : body}
      </Verdict>
      <div className="mt-8 flex flex-wrap gap-3">
        {state === 'own' && (
          <Button onClick={() => void copyLink(location.href)}>
            <Copy size={16} aria-hidden />
            {t('Copy')}
          </Button>
        )}
        <SeeCertificate code={code} />
      </div>
    </div>
  );
}

function Handover({ code, take, me }: Props & { me: CurrentUser }) {
  const handover = useEndpoint(endpoints.handover, { params: { code }, query: { take } });
  const [accepted, setAccepted] = useState<Certificate>();
  return (
    <Loaded
      query={handover}
      failure={t('The certificate couldn’t be loaded.')}
      skeleton={<Skeletons label={t('Loading')} count={5} each="h-11" />}
    >
      {({ state, giver, from, proof }) => {
        if (!accepted && (state !== 'open' || !giver))
          return <NotOpen code={code} from={from} state={state === 'open' ? 'gone' : state} />;
        return (
          <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[360px_minmax(0,1fr)]">
            <CertifiedWork proof={proof} />
            <div className="min-w-0">
              {accepted ? (
                <Accepted certificate={accepted} />
              ) : (
                giver && <Offer {...{ code, take, giver, proof, me }} onAccepted={setAccepted} />
              )}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

/** The receiver's half: what the link transfers, and accepting it. */
export default function AcceptTransfer(props: Props) {
  const { data: me } = useSession();
  if (me) return <Handover {...props} me={me} />;
  return (
    <div className="mx-auto max-w-[640px]">
      <Verdict icon={LogIn} tone="text-mute" title={t('Sign in to accept the certificate')}>
        {t('Sign in, and we’ll bring you right back.')}
      </Verdict>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <a href={signInPath(location.pathname + location.search)}>{t('Sign in')}</a>
        </Button>
        <SeeCertificate code={props.code} />
      </div>
    </div>
  );
}
