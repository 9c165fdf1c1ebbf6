import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bell, Search } from '#client/ui/icons.ts';
import { alertEndpoints as endpoints } from '#shared/alerts/contract.ts';
import { MAX_SAVED_SEARCHES } from '#shared/alerts/limits.ts';
import { mailEndpoints } from '#shared/mail/contract.ts';
import { useLive } from '#client/lib/live.ts';
import { queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

const EXAMPLE = t('blue paper under 500');

/** Does what the key does: opens the box, or its sheet on a phone. */
const openSearch = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));

const ledeOf = (saved: number): string =>
  saved === 0
    ? t('Searches you saved. We’ll notify you when new works match.')
    : tn(saved, '{n} of {most} saved searches', '{n} of {most} saved searches', { most: MAX_SAVED_SEARCHES });

/** Saved searches, and what is new in each. */
export default function AlertsView() {
  const list = useQuery({ ...queryFor(endpoints.list, {}), refetchOnMount: 'always' });
  const mail = useEndpoint(mailEndpoints.settings, {});
  useLive('notification', () => void refresh(endpoints.list));
  const hasMail = mail.data?.isOn ?? false;
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <ScreenHead title={t('Alerts')} {...(list.data ? { lede: ledeOf(list.data.length) } : {})}>
        {list.data && list.data.length > 0 && (
          <Button onClick={openSearch}>
            <Search size={17} aria-hidden />
            {t('New search')}
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
          failure={t('Your saved searches couldn’t be loaded.')}
          skeleton={<Skeletons each="h-28 rounded-md" className="grid gap-px" />}
          empty={
            <EmptyState
              icon={Bell}
              level={2}
              title={t('No alerts yet')}
              body={t(
                'Search for something, then choose “Save this search.” We’ll notify you when a new work matches.',
              )}
              link={{ href: paths.browse({ q: EXAMPLE }), text: t('Try “{words}”', { words: EXAMPLE }) }}
            />
          }
        >
          {(searches) => (
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
          )}
        </Loaded>
        {list.data && !mail.isPending && (
          <p className="mt-6 flex items-start gap-2 text-sm text-mute">
            <Bell size={15} aria-hidden className="mt-0.5 shrink-0" />
            {hasMail
              ? t(
                  '“Right away” sends you a notification within a minute. Daily emails go out at 9:00 AM your time.',
                )
              : t('“Right away” sends you a notification within a minute.')}
          </p>
        )}
      </div>
    </>
  );
}
