import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

const Receipt = lazyPart(() => import('./verify-view.tsx').then((m) => ({ default: m.VerifyView })));
const Certificate = lazyPart(() => import('#client/features/certificates/verify/certificate-view.tsx'));

const AcceptTransfer = lazyPart(() => import('#client/features/certificates/transfer/accept-transfer.tsx'));

/** A receipt's code has 32 hexadecimal digits. Anything else is a certificate's, or unknown. */
const RECEIPT = /^[0-9a-f]{32}$/i;

/** Open to anyone with a receipt or a certificate, signed in or not. */
export default function VerifyScreen({ code }: { code: string }) {
  const take = new URLSearchParams(useSearch()).get('take');
  const isReceipt = RECEIPT.test(code);
  useTitle(isReceipt ? t('Verify a receipt') : t('Verify a certificate'));
  return (
    <Suspense fallback={null}>
      {isReceipt ? (
        <div className="mx-auto max-w-[46rem] px-4 py-10 sm:px-8">
          <h1 className="mb-8 text-3xl">{t('Verify a receipt')}</h1>
          <Receipt code={code} />
        </div>
      ) : (
        <div className="mx-auto max-w-[1104px] px-4 py-8 sm:px-8 sm:py-12">
          {take === null ? (
            <Certificate code={code} />
          ) : (
            <AcceptTransfer key={take} code={code} take={take} />
          )}
        </div>
      )}
    </Suspense>
  );
}
