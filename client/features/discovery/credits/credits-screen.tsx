import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { CreditList } from './credit-list.tsx';

export default function CreditsScreen() {
  const credits = useEndpoint(siteEndpoints.credits, {});
  return (
    <div className="mx-auto max-w-[68rem] px-4 py-10 sm:px-8">
      <h1 className="text-3xl">{t('Credits')}</h1>
      <p className="mt-3 max-w-[68ch] text-soft">
        {t(
          'Licenses and sources for artworks shown here. All other artworks belong to the artists named beside them. All rights reserved.',
        )}
      </p>
      <div className="mt-10">
        <Loaded
          query={credits}
          failure={t('The credits couldn’t be loaded.')}
          skeleton={<Skeletons count={6} className="grid gap-3" each="h-20" />}
        >
          {(all) => <CreditList credits={all} />}
        </Loaded>
      </div>
    </div>
  );
}
