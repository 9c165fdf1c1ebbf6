import '#client/utilities.css';
import { useParams } from 'wouter';
import { Logo } from '#client/components/layout/logo.tsx';
import { SkipLink } from '#client/components/layout/skip-link.tsx';
import { VerifyView } from '#client/features/verify/verify-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';

/** For anybody who holds a receipt: no session, no shell. */
export default function Verify() {
  useTitle('Verify a receipt');
  const { code } = useParams<{ code: string }>();
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-(--nav) max-w-page items-center px-4 sm:px-8">
          <Logo />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[46rem] px-4 py-10 outline-none sm:px-8">
        <h1 className="mb-8 text-3xl">Verify a receipt</h1>
        <VerifyView code={code} />
      </main>
    </>
  );
}
