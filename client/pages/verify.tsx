import { useParams } from 'wouter';
import { OpenPage } from '#client/layout/open-page.tsx';
import { VerifyView } from '#client/features/receipts/verify/verify-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

/** For anybody with a receipt, signed in or not. */
export default function Verify() {
  useTitle(texts.verifyAReceipt);
  const { code } = useParams<{ code: string }>();
  return (
    <OpenPage>
      <div className="mx-auto max-w-[46rem] px-4 py-10 sm:px-8">
        <h1 className="mb-8 text-3xl">{texts.verifyAReceipt}</h1>
        <VerifyView code={code} />
      </div>
    </OpenPage>
  );
}
