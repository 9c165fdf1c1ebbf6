import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import * as texts from '#client/features/discovery/texts.ts';
import { CreditList } from './credit-list.tsx';

export default function CreditsScreen() {
  const credits = useEndpoint(siteEndpoints.credits, {});
  return (
    <div className="mx-auto max-w-[68rem] px-4 py-10 sm:px-8">
      <h1 className="text-3xl">{texts.credits}</h1>
      <p className="mt-3 max-w-[68ch] text-soft">{texts.licensesAndSourcesForWorks}</p>
      <div className="mt-10">
        <Loaded
          query={credits}
          failure={texts.creditsNotLoaded}
          skeleton={<Skeletons count={6} className="grid gap-3" each="h-20" />}
        >
          {(all) => <CreditList credits={all} />}
        </Loaded>
      </div>
    </div>
  );
}
