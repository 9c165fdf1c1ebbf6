import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleHelp } from '#client/ui/icons.ts';
import {
  type ReceiptProof,
  type ReceiptType,
  receiptEndpoints as endpoints,
} from '#shared/receipts/contract.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { isMissing } from '#client/lib/api.ts';
import { day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { CompareFile } from './compare-file.tsx';

const COPY: Record<ReceiptType, string> = {
  buyer: t('Buyer’s copy'),
  artist: t('Artist’s copy'),
  admin: t('Administrative copy'),
};

const Verdict = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className="flex items-start gap-4">
    <span aria-hidden className="mt-0.5 shrink-0">
      {icon}
    </span>
    <div className="min-w-0">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 max-w-[60ch] text-base text-soft">{children}</p>
    </div>
  </div>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1 border-t border-line py-3.5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6">
    <dt className="text-sm text-mute">{label}</dt>
    <dd dir="auto" className="text-base wrap-anywhere text-paper">
      {children}
    </dd>
  </div>
);

function Proof({ proof }: { proof: ReceiptProof }) {
  return (
    <>
      {proof.isRefunded ? (
        <Verdict icon={<CircleAlert size={28} className="text-gold" />} title={t('Genuine, but refunded')}>
          {t('This purchase was refunded, so the receipt is no longer valid.')}
        </Verdict>
      ) : (
        <Verdict icon={<CircleCheck size={28} className="text-ok" />} title={t('This receipt is genuine')}>
          {t('We issued it for a work that was sold and paid in full.')}
        </Verdict>
      )}
      <img
        src={renditionUrl(proof.artworkImageUrl, 'card')}
        alt={proof.artworkTitle}
        className="mt-8 max-h-72 max-w-full rounded-art bg-raised object-contain"
      />
      <dl className="mt-8 border-b border-line">
        <Fact label={t('Receipt')}>
          <span className="num">{proof.receiptNumber}</span>
        </Fact>
        <Fact label={t('Type')}>{COPY[proof.receiptType]}</Fact>
        <Fact label={t('Issued on')}>{day(proof.issuedOn)}</Fact>
        <Fact label={t('Artwork')}>{proof.artworkTitle}</Fact>
        <Fact label={t('Artist')}>{proof.artistName}</Fact>
      </dl>
      {proof.pdfSha256 && (
        <section aria-labelledby="compare" className="mt-10">
          <h2 id="compare" className="text-lg">
            {t('Do you have the PDF?')}
          </h2>
          <p className="mt-1 mb-4 text-sm text-mute">{t('Check that the PDF hasn’t been altered.')}</p>
          <CompareFile pdfSha256={proof.pdfSha256} />
          <details className="mt-4 text-sm text-mute">
            <summary className="cursor-pointer py-3 text-soft">{t('SHA-256 of the file')}</summary>
            <code className="num text-xs wrap-anywhere">{proof.pdfSha256}</code>
          </details>
        </section>
      )}
    </>
  );
}

/** Shows the proof of a receipt to everyone who has its code. */
export function VerifyView({ code }: { code: string }) {
  const proof = useEndpoint(endpoints.verify, { params: { code } });
  if (proof.isPending) {
    return (
      <div role="status" aria-label={t('Loading')} className="grid gap-4">
        <Skeleton className="h-9 w-64" />
        {[0, 1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-11" />
        ))}
      </div>
    );
  }
  if (proof.data) return <Proof proof={proof.data} />;
  if (isMissing(proof.error)) {
    return (
      <Verdict icon={<CircleHelp size={28} className="text-danger" />} title={t('Receipt not found')}>
        {t(
          'Compare this link with the one printed on the receipt. If they match, the receipt isn’t from {brand}.',
          { brand: BRAND },
        )}
      </Verdict>
    );
  }
  return <LoadError what={t('The receipt couldn’t be checked.')} onRetry={() => void proof.refetch()} />;
}
