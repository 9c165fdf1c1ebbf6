import '#client/utilities.css';
import { siteEndpoints } from '#shared/contracts/site.ts';
import { Logo } from '#client/components/layout/logo.tsx';
import { SkipLink } from '#client/components/layout/skip-link.tsx';
import { LoadError } from '#client/components/ui/load-error.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { CreditList } from '#client/features/credits/credit-list.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function Credits() {
  useTitle('Credits');
  const credits = useEndpoint(siteEndpoints.credits, {});
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-(--nav) max-w-page items-center px-4 sm:px-8">
          <Logo />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[68rem] px-4 py-10 outline-none sm:px-8">
        <h1 className="text-3xl">Credits</h1>
        <p className="mt-3 max-w-[68ch] text-soft">
          Who made the works that are shown here under a licence, and what they come from. Works without an
          entry belong to the artist named beside them, all rights reserved.
        </p>
        <div className="mt-10">
          {credits.isPending && (
            <div role="status" aria-label="Loading" className="grid gap-3">
              {Array.from({ length: 6 }, (_, i) => (
                <Skeleton key={i} className="h-12" />
              ))}
            </div>
          )}
          {credits.isError && (
            <LoadError what="The credits could not be loaded." onRetry={() => void credits.refetch()} />
          )}
          {credits.data && <CreditList credits={credits.data} />}
        </div>
      </main>
    </>
  );
}
