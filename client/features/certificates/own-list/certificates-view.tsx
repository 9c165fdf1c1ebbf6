import { Suspense, useState } from 'react';
import { Award } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { type OwnedCertificate, certificateEndpoints as endpoints } from '#shared/certificates/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { usePages } from '#client/lib/pages.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { TransferButton, TransferHint } from '../transfer/transfer-button.tsx';

const STATES = {
  valid: t('Valid'),
  void: t('Void'),
  transferred: t('Transferred'),
};

const TransferDialog = lazyPart(() => import('../transfer/transfer-dialog.tsx'));

const TONES = { valid: 'text-ok', void: 'text-danger', transferred: 'text-mute' } as const;

/** Reads the whole certificate once the dialog is wanted. */
function Transfer({ code, onClose }: { code: string; onClose: () => void }) {
  const { data } = useEndpoint(endpoints.get, { params: { code } });
  return (
    <Suspense fallback={null}>{data && <TransferDialog certificate={data} onClose={onClose} />}</Suspense>
  );
}

function Row({ certificate }: { certificate: OwnedCertificate }) {
  const { id, code, number, artwork, artistName, edition, state, isBought, since, transfer } = certificate;
  const [isOpen, setOpen] = useState(false);
  const hint = `hint-${id}`;
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 border-t border-line py-5 first:border-0">
      <img
        src={renditionUrl(artwork.imageUrl, 'thumb')}
        alt=""
        width={artwork.width}
        height={artwork.height}
        loading="lazy"
        className={clsx('size-[72px] shrink-0 rounded-art object-cover', state !== 'valid' && 'opacity-60')}
      />
      <div className="min-w-0 flex-1 basis-48 text-sm leading-snug wrap-anywhere text-mute">
        <h2 dir="auto" className="font-sans text-base font-semibold text-paper">
          {artwork.title}
        </h2>
        <p dir="auto">
          {t('by {artist}', { artist: artistName })}
          {edition && `, ${t('Number {number} of {size}', { number: edition.number, size: edition.size })}`}
        </p>
        <p className="num mt-1 text-xs">{number}</p>
        <p className="mt-1">
          <span className={clsx('font-semibold', TONES[state])}>{STATES[state]}</span>
          {' · '}
          {isBought ? t('Bought on {day}', { day: day(since) }) : t('Received on {day}', { day: day(since) })}
        </p>
        {state === 'void' && <p>{t('The sale was reversed, so it’s no longer valid.')}</p>}
        {state === 'transferred' && <p>{t('It has a new owner. You stay in the ownership history.')}</p>}
        {state === 'valid' && <TransferHint id={hint} transfer={transfer} />}
      </div>
      <div className="ml-auto flex items-center gap-1">
        {state === 'valid' && (
          <TransferButton
            variant="quiet"
            transfer={transfer}
            describedBy={hint}
            onClick={() => setOpen(true)}
          />
        )}
        <Button asChild variant="outline">
          <Link href={paths.verifyReceipt(code)} aria-label={t('View certificate {number}', { number })}>
            {t('View certificate')}
          </Link>
        </Button>
      </div>
      {isOpen && <Transfer code={code} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** Lists the certificates of works the member bought or was given. */
export default function CertificatesView() {
  const list = usePages(endpoints.mine, { query: {} });
  return (
    <>
      <ScreenHead
        title={t('Certificates')}
        lede={t('For works you bought, and certificates transferred to you.')}
      >
        <Button asChild variant="outline">
          <Link href={paths.purchases()}>{t('Purchases')}</Link>
        </Button>
      </ScreenHead>
      <PagedList
        list={list}
        failure={t('Your certificates couldn’t be loaded.')}
        skeleton={<Skeletons label={t('Loading')} count={4} each="h-24" />}
        empty={
          <EmptyState
            icon={Award}
            level={2}
            title={t('No certificates yet')}
            body={t(
              'Each work you buy comes with a certificate of authenticity. Certificates transferred to you appear here, too.',
            )}
            link={{ href: paths.home(), text: t('Discover artworks') }}
          />
        }
        more={{ isEndless: true, className: 'mt-4' }}
      >
        {(certificates) => (
          <ul>
            {certificates.map((certificate) => (
              <Row key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
