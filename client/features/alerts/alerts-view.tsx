import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bell, Search } from 'lucide-react';
import { alertEndpoints as endpoints } from '#shared/alerts/contract.ts';
import { MAX_SAVED_SEARCHES } from '#shared/alerts/limits.ts';
import { mailEndpoints } from '#shared/mail/contract.ts';
import { useLive } from '#client/lib/live.ts';
import { queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import * as texts from './texts.ts';

/** As the key does: into the box, or its sheet on a phone. */
const openSearch = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));

const ledeOf = (saved: number): string =>
  saved === 0 ? texts.whatTheyAre : texts.savedOf(saved, MAX_SAVED_SEARCHES);

/** Saved searches, and what is new in each. */
export default function AlertsView() {
  const list = useQuery({ ...queryFor(endpoints.list, {}), refetchOnMount: 'always' });
  const mail = useEndpoint(mailEndpoints.settings, {});
  useLive('notification', () => void refresh(endpoints.list));
  const hasMail = mail.data?.isOn ?? false;
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <ScreenHead title={texts.alerts} {...(list.data ? { lede: ledeOf(list.data.length) } : {})}>
        {list.data && list.data.length > 0 && (
          <Button onClick={openSearch}>
            <Search size={17} aria-hidden />
            {texts.newSearch}
          </Button>
        )}
      </ScreenHead>
      <div ref={content} tabIndex={-1} className="outline-none">
        <Loaded
          // Rows differ by whether there is e-mail.
          query={{
            data: mail.isPending ? undefined : list.data,
            isPending: list.isPending || mail.isPending,
            refetch: list.refetch,
          }}
          failure={texts.notLoaded}
          skeleton={<Skeletons each="h-28 rounded-md" className="grid gap-px" />}
        >
          {(searches) =>
            searches.length === 0 ? (
              <EmptyState
                icon={Bell}
                level={2}
                title={texts.noneYet}
                body={texts.saveOne}
                link={{ href: paths.browse({ q: texts.BLUE_PAPER }), text: texts.tryBluePaper }}
              />
            ) : (
              <ul className="border-t border-line">
                {searches.map((saved) => (
                  <SavedSearchRow
                    key={saved.id}
                    saved={saved}
                    hasMail={hasMail}
                    onDeleted={() => content.current?.focus()}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        {list.data && !mail.isPending && (
          <p className="mt-6 flex items-start gap-2 text-sm text-mute">
            <Bell size={15} aria-hidden className="mt-0.5 shrink-0" />
            {hasMail ? texts.rightAwayMeans : texts.rightAwayMeansOnly}
          </p>
        )}
      </div>
    </>
  );
}
