import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
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
import { CompareFile } from './compare-file.tsx';
import * as texts from './texts.ts';

const COPY: Record<ReceiptType, string> = {
  buyer: texts.buyersCopy,
  artist: texts.artistsCopy,
  admin: texts.copyForTheAdministration,
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
        <Verdict icon={<CircleAlert size={28} className="text-gold" />} title={texts.genuineButRefunded}>
          {texts.thisPurchaseWasRefunded}
        </Verdict>
      ) : (
        <Verdict icon={<CircleCheck size={28} className="text-ok" />} title={texts.thisReceiptIsGenuine}>
          {texts.weIssuedItForWork}
        </Verdict>
      )}
      <img
        src={renditionUrl(proof.artworkImageUrl, 'card')}
        alt={proof.artworkTitle}
        className="mt-8 max-h-72 max-w-full rounded-art bg-raised object-contain"
      />
      <dl className="mt-8 border-b border-line">
        <Fact label={texts.receipt}>
          <span className="num">{proof.receiptNumber}</span>
        </Fact>
        <Fact label={texts.type}>{COPY[proof.receiptType]}</Fact>
        <Fact label={texts.issuedOn}>{day(proof.issuedOn)}</Fact>
        <Fact label={texts.work}>{proof.artworkTitle}</Fact>
        <Fact label={texts.artist}>{proof.artistName}</Fact>
      </dl>
      {proof.pdfSha256 && (
        <section aria-labelledby="compare" className="mt-10">
          <h2 id="compare" className="text-lg">
            {texts.doYouHaveThePdf}
          </h2>
          <p className="mt-1 mb-4 text-sm text-mute">{texts.checkPdfHasntBeenAltered}</p>
          <CompareFile pdfSha256={proof.pdfSha256} />
          <details className="mt-4 text-sm text-mute">
            <summary className="cursor-pointer py-3 text-soft">{texts.sha256OfTheFile}</summary>
            <code className="num text-xs wrap-anywhere">{proof.pdfSha256}</code>
          </details>
        </section>
      )}
    </>
  );
}

/** What a receipt's code proves, for everyone who has it. */
export function VerifyView({ code }: { code: string }) {
  const proof = useEndpoint(endpoints.verify, { params: { code } });
  if (proof.isPending) {
    return (
      <div role="status" aria-label={texts.loading} className="grid gap-4">
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
      <Verdict icon={<CircleHelp size={28} className="text-danger" />} title={texts.receiptNotFound}>
        {texts.checkLinkAgainstPrintedOne(BRAND)}
      </Verdict>
    );
  }
  return <LoadError what={texts.receiptNotChecked} onRetry={() => void proof.refetch()} />;
}
