import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import {
  type ReceiptProof,
  type ReceiptType,
  receiptEndpoints as endpoints,
} from '#shared/receipts/contract.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { isMissing } from '#client/lib/api.ts';
import { day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { CompareFile } from './compare-file.tsx';

const COPY: Record<ReceiptType, string> = {
  buyer: 'Buyer’s copy',
  artist: 'Artist’s copy',
  admin: 'Copy for the administration',
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
        <Verdict icon={<CircleAlert size={28} className="text-gold" />} title="Genuine, but refunded">
          This purchase was refunded, so the receipt is no longer valid.
        </Verdict>
      ) : (
        <Verdict icon={<CircleCheck size={28} className="text-ok" />} title="This receipt is genuine">
          We issued it for a work that was sold and paid in full.
        </Verdict>
      )}
      <img
        src={renditionUrl(proof.artworkImageUrl, 'card')}
        alt={proof.artworkTitle}
        className="mt-8 max-h-72 max-w-full rounded-art bg-raised object-contain"
      />
      <dl className="mt-8 border-b border-line">
        <Fact label="Receipt">
          <span className="num">{proof.receiptNumber}</span>
        </Fact>
        <Fact label="Kind">{COPY[proof.receiptType]}</Fact>
        <Fact label="Issued on">{day(proof.issuedOn)}</Fact>
        <Fact label="Work">{proof.artworkTitle}</Fact>
        <Fact label="Artist">{proof.artistName}</Fact>
      </dl>
      {proof.pdfSha256 && (
        <section aria-labelledby="compare" className="mt-10">
          <h2 id="compare" className="text-lg">
            Do you have the PDF?
          </h2>
          <p className="mt-1 mb-4 text-sm text-mute">Check that the PDF hasn’t been altered.</p>
          <CompareFile pdfSha256={proof.pdfSha256} />
          <details className="mt-4 text-sm text-mute">
            <summary className="cursor-pointer py-3 text-soft">SHA-256 of the file</summary>
            <code className="num text-xs wrap-anywhere">{proof.pdfSha256}</code>
          </details>
        </section>
      )}
    </>
  );
}

/** What the code on a receipt proves, to whoever holds it. */
export function VerifyView({ code }: { code: string }) {
  const proof = useEndpoint(endpoints.verify, { params: { code } });
  if (proof.isPending) {
    return (
      <div role="status" aria-label="Loading" className="grid gap-4">
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
      <Verdict icon={<CircleHelp size={28} className="text-danger" />} title="Receipt not found">
        Check the link against the printed one. If they match, this receipt isn’t from {BRAND}.
      </Verdict>
    );
  }
  return <LoadError what="The receipt could not be checked." onRetry={() => void proof.refetch()} />;
}
