import { Suspense, useState } from 'react';
import { Award } from 'lucide-react';
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
import { paths } from '#client/paths.ts';
import { TransferButton, TransferHint } from '../hand-on/transfer-button.tsx';
import * as texts from './texts.ts';

const TransferDialog = lazyPart(() => import('../hand-on/hand-on-dialog.tsx'));

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
          {texts.by(artistName)}
          {edition && `, ${texts.numberOf(edition.number, edition.size)}`}
        </p>
        <p className="num mt-1 text-xs">{number}</p>
        <p className="mt-1">
          <span className={clsx('font-semibold', TONES[state])}>{texts.STATES[state]}</span>
          {' · '}
          {(isBought ? texts.boughtOn : texts.receivedOn)(day(since))}
        </p>
        {state === 'void' && <p>{texts.voidNote}</p>}
        {state === 'transferred' && <p>{texts.transferredNote}</p>}
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
          <Link href={paths.verifyReceipt(code)} aria-label={texts.seeNumber(number)}>
            {texts.see}
          </Link>
        </Button>
      </div>
      {isOpen && <Transfer code={code} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** Of works the member bought, and of those they were given. */
export default function CertificatesView() {
  const list = usePages(endpoints.mine, { query: {} });
  return (
    <>
      <ScreenHead title={texts.certificates} lede={texts.lede}>
        <Button asChild variant="outline">
          <Link href={paths.purchases()}>{texts.purchases}</Link>
        </Button>
      </ScreenHead>
      <PagedList
        list={list}
        failure={texts.notLoaded}
        skeleton={<Skeletons label={texts.loading} count={4} each="h-24" />}
        empty={
          <EmptyState
            icon={Award}
            level={2}
            title={texts.none}
            body={texts.eachComesWithOne}
            link={{ href: paths.home(), text: texts.discover }}
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
