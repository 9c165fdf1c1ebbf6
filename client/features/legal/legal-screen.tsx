import { useLocation, useSearch } from 'wouter';
import { legalEndpoints } from '#shared/legal/contract.ts';
import { LEGAL_PAGES } from '#shared/legal/pages.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { LegalView } from './legal-view.tsx';
import { PAGE_TITLES } from './labels.ts';

export default function LegalScreen() {
  const [path] = useLocation();
  const page = LEGAL_PAGES.find((name) => path.replace(/\/$/, '').endsWith(name)) ?? 'terms';
  const version = Number(new URLSearchParams(useSearch()).get('version'));
  const query = Number.isSafeInteger(version) && version > 0 ? { version } : {};
  const text = useEndpoint(legalEndpoints.read, { params: { page }, query });
  useTitle(PAGE_TITLES[page]);
  return (
    <Loaded
      query={text}
      failure={t('This page couldn’t be loaded.')}
      skeleton={
        <div className="mx-auto max-w-[1080px] px-4 py-8 sm:px-8 sm:py-10">
          <Skeletons count={6} className="grid max-w-[68ch] gap-6" each="h-24" />
        </div>
      }
    >
      {(loaded) => <LegalView page={page} text={loaded} />}
    </Loaded>
  );
}
