import { Suspense, useState } from 'react';
import { Download } from '#client/ui/icons.ts';
import { certificateEndpoints as endpoints } from '#shared/certificates/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { certificatePdfPath } from '../pdf-path.ts';
import { TransferButton, TransferHint } from './transfer-button.tsx';
import { OwnName } from './own-name.tsx';

const TransferDialog = lazyPart(() => import('./transfer-dialog.tsx'));

/** The controls of a certificate for its owners: the PDF, the transfer, and their name, which a void one can hide too. */
export default function OwnCertificate({ code }: { code: string }) {
  const { data } = useEndpoint(endpoints.get, { params: { code } });
  const [isOpen, setOpen] = useState(false);
  if (!data?.standing) return null;
  const isVoid = data.proof.void !== null;
  if (isVoid && !data.standing.isNamed) return null;
  const mayTransfer = data.isOwner && !isVoid;
  return (
    <section aria-labelledby="own" className="mt-7 rounded-lg bg-surface p-5 sm:p-7">
      <h2 id="own" className="mb-4 text-xl">
        {mayTransfer ? t('Your certificate') : t('Your entry in the ownership history')}
      </h2>
      {mayTransfer && (
        <div className="mb-5 flex flex-wrap gap-3">
          <Button asChild className="max-sm:w-full">
            <a href={certificatePdfPath(code)} download>
              <Download size={17} aria-hidden />
              {t('Download PDF')}
            </a>
          </Button>
          <TransferButton
            variant="outline"
            className="max-sm:w-full"
            transfer={data.transfer}
            describedBy="transfer-hint"
            onClick={() => setOpen(true)}
          />
          <div className="w-full text-sm text-mute empty:hidden">
            <TransferHint id="transfer-hint" transfer={data.transfer} />
          </div>
        </div>
      )}
      <OwnName certificate={data} />
      {isOpen && (
        <Suspense fallback={null}>
          <TransferDialog certificate={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
