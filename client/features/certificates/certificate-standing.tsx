import { type ReactNode, Suspense, useState } from 'react';
import { Award } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { type Certificate, certificateEndpoints as endpoints } from '#shared/certificates/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { FileRow } from '#client/ui/file-row.tsx';
import { TransferButton, TransferHint } from './transfer/transfer-button.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

const CertificateDialog = lazyPart(() => import('./certificate-dialog.tsx'));
const TransferDialog = lazyPart(() => import('./transfer/transfer-dialog.tsx'));

function stateOf({ isOwner, proof }: Certificate): string {
  if (proof.void) return t('It’s void because the sale was reversed.');
  return isOwner
    ? t('Atelier attests to the sale, the artist to the work. A full refund voids it.')
    : t('You transferred it.');
}

interface CertificateStandingProps {
  purchaseId: string;
  /** Facts of the file, which only an owner has. */
  facts?: string | undefined;
  download: ReactNode;
}

/** Among the files of an order, for its buyer: also if it is void or was transferred. Nothing before there is one. */
export function CertificateStanding({ purchaseId, facts, download }: CertificateStandingProps) {
  const { data } = useEndpoint(endpoints.ofPurchase, { params: { id: purchaseId } });
  const [open, setOpen] = useState<'sheet' | 'transfer'>();
  if (!data) return null;
  const { proof, isOwner } = data;
  return (
    <FileRow
      icon={Award}
      title={t('Certificate of authenticity')}
      note={
        <>
          <p>{stateOf(data)}</p>
          {isOwner && !proof.void && <TransferHint id="transfer-hint" transfer={data.transfer} />}
        </>
      }
      actions={
        isOwner &&
        !proof.void && (
          <>
            <Button
              variant="quiet"
              className="px-3!"
              aria-label={t('View certificate of authenticity')}
              onClick={() => setOpen('sheet')}
            >
              {t('View')}
            </Button>
            <TransferButton
              variant="quiet"
              className="px-3!"
              transfer={data.transfer}
              describedBy="transfer-hint"
              onClick={() => setOpen('transfer')}
            />
            {download}
          </>
        )
      }
    >
      {facts && <p>{facts}</p>}
      <Link
        href={paths.verifyReceipt(proof.code)}
        aria-label={t('View certificate {number}', { number: proof.number })}
        className="num inline-flex items-center text-soft underline decoration-edge underline-offset-4 pointer-coarse:min-h-11"
      >
        {proof.number}
      </Link>
      <Suspense fallback={null}>
        {open === 'sheet' && <CertificateDialog proof={proof} onClose={() => setOpen(undefined)} />}
        {open === 'transfer' && <TransferDialog certificate={data} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </FileRow>
  );
}
