import { type ReactNode, Suspense } from 'react';
import { CircleCheck, CircleX } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { BRAND } from '#shared/kernel/brand.ts';
import {
  type CertificateProof,
  KEYS_PATH,
  certificateEndpoints as endpoints,
} from '#shared/certificates/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { isMissing } from '#client/lib/api.ts';
import { day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useSession } from '#client/lib/session.ts';
import { t, tx } from '#client/lib/t.ts';
import { sizeText } from '#client/lib/work-size.ts';
import { paths } from '#client/paths.ts';
import { CertificateCheck } from './certificate-check.tsx';
import { CertifiedWork } from './certified-work.tsx';
import { Owners } from './owners.tsx';
import { UnknownCode } from './unknown-code.tsx';
import { Facts, Verdict } from './verdict.tsx';

/** Loaded for owners only. */
const OwnCertificate = lazyPart(() => import('../transfer/own-certificate.tsx'));

type Items = (readonly [label: string, value: ReactNode])[];

const Number = ({ children }: { children: ReactNode }) => <span className="num">{children}</span>;

const Hash = ({ children }: { children: string }) => (
  <span className="num text-xs break-all">{children}</span>
);

function hashFacts({ sha256, originalSha256, isPhysical }: CertificateProof): Items {
  if (!sha256) return [];
  if (isPhysical) return [[t('Photograph, SHA-256'), <Hash key="photograph">{sha256}</Hash>]];
  if (originalSha256 === null)
    return [
      [
        t('Bare original, SHA-256'),
        <span key="original">
          <Hash>{sha256}</Hash>
          <span className="mt-1 block text-mute">
            {t(
              'This certificate names the bare original: files that are downloaded today also carry Atelier’s signature.',
            )}
          </span>
        </span>,
      ],
    ];
  return [
    [t('File as delivered, SHA-256'), <Hash key="delivered">{sha256}</Hash>],
    [t('Bare original, SHA-256'), <Hash key="original">{originalSha256}</Hash>],
  ];
}

function validFacts(proof: CertificateProof): Items {
  const { number, edition, artwork, soldAt, signed } = proof;
  const sizeAndMedium = [sizeText(artwork), artwork.medium].filter(Boolean).join(', ');
  const keys = (
    <a href={KEYS_PATH} className="text-soft underline decoration-edge underline-offset-4 hover:text-paper">
      {t('Public keys')}
    </a>
  );
  return [
    [t('Certificate'), <Number key="number">{number}</Number>],
    ...(edition
      ? ([
          [
            t('Edition'),
            tx('Number {number} of {size}', {
              number: <Number>{edition.number}</Number>,
              size: <Number>{edition.size}</Number>,
            }),
          ],
        ] as const)
      : []),
    ...(sizeAndMedium ? ([[t('Size and medium'), sizeAndMedium]] as const) : []),
    [t('Sold on'), day(soldAt)],
    ...hashFacts(proof),
    [
      t('Signed with'),
      signed
        ? tx('{key}, Ed25519. {keys}', { key: <Number>{signed.keyId}</Number>, keys })
        : t('Being signed. Check back in a few minutes.'),
    ],
  ];
}

function voidFacts({ number, artwork, artistName, issuedAt }: CertificateProof, voided: Voided): Items {
  const year = artwork.publishedAt.getFullYear();
  const since = day(voided.at);
  return [
    [t('Certificate'), <Number key="number">{number}</Number>],
    [t('Artwork'), t('{title}, {artist}, {year}', { title: artwork.title, artist: artistName, year })],
    [t('Issued on'), day(issuedAt)],
    [
      t('Void since'),
      <span key="since" className="font-semibold text-danger">
        {voided.by === 'refund'
          ? t('{since}, refunded', { since })
          : t('{since}, payment reversed', { since })}
      </span>,
    ],
  ];
}
type Voided = NonNullable<CertificateProof['void']>;

function SmallWork({ proof }: { proof: CertificateProof }) {
  const { artwork, artistName } = proof;
  return (
    <div className="mt-6 flex items-center gap-4 lg:hidden">
      <Picture
        work={artwork}
        sizes="112px"
        className={clsx('h-21 w-28 shrink-0 object-cover', proof.void && 'opacity-60')}
      />
      <div className="min-w-0">
        <WallLabel className="text-sm! wrap-anywhere" name={artistName} title={artwork.title} />
        <Link
          href={paths.artwork(artwork.id)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-paper underline decoration-edge underline-offset-4"
        >
          {t('View artwork')}
        </Link>
      </div>
    </div>
  );
}

function Proof({ proof }: { proof: CertificateProof }) {
  const voided = proof.void;
  const { data: member } = useSession();
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[360px_minmax(0,1fr)]">
      <div className="max-lg:hidden">
        <CertifiedWork proof={proof}>
          <Button asChild variant="outline" className="mt-5">
            <Link href={paths.artwork(proof.artwork.id)}>{t('View artwork')}</Link>
          </Button>
        </CertifiedWork>
      </div>
      <div className="min-w-0">
        {voided ? (
          <Verdict icon={CircleX} tone="text-danger" title={t('This certificate is void')}>
            {voided.by === 'refund'
              ? t('The sale was refunded on {day}. It was genuine when issued, but it’s no longer valid.', {
                  day: day(voided.at),
                })
              : t(
                  'The buyer’s bank reversed the payment on {day}. It was genuine when issued, but it’s no longer valid.',
                  { day: day(voided.at) },
                )}
          </Verdict>
        ) : (
          <Verdict icon={CircleCheck} tone="text-ok" title={t('This certificate is genuine')}>
            {t('It’s valid. {brand} attests to the sale, {artist} to the work.', {
              brand: BRAND,
              artist: proof.artistName,
            })}
          </Verdict>
        )}
        <SmallWork proof={proof} />
        {member && (
          <Suspense fallback={null}>
            <OwnCertificate code={proof.code} />
          </Suspense>
        )}
        <Facts items={voided ? voidFacts(proof, voided) : validFacts(proof)} />
        <Owners proof={proof} />
        {!voided && <CertificateCheck proof={proof} />}
      </div>
    </div>
  );
}

/** Shows the proof of a certificate to everyone who has its code. */
export default function CertificateView({ code }: { code: string }) {
  const proof = useEndpoint(endpoints.verify, { params: { code } });
  if (proof.isPending) return <Skeletons label={t('Loading')} count={5} each="h-11" />;
  if (proof.data) return <Proof proof={proof.data} />;
  if (isMissing(proof.error)) return <UnknownCode key={code} code={code} />;
  return <LoadError what={t('The certificate couldn’t be checked.')} onRetry={() => void proof.refetch()} />;
}
