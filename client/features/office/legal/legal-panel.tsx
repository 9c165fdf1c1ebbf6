import { Suspense, useState } from 'react';
import { FileText, History, Plus } from '#client/ui/icons.ts';
import { type LegalStatus, legalOfficeEndpoints } from '#shared/legal/contract.ts';
import { PAGE_NAMES } from '#client/features/legal/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { count, day } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';

const VersionDialog = lazyPart(() => import('./version-dialog.tsx'));
const VersionsDialog = lazyPart(() => import('./versions-dialog.tsx'));

function agreedLine({ page, current, agreedCount, membersCount }: LegalStatus): string {
  if (page !== 'terms') return t('Information only.');
  if (current.version === 1 || agreedCount === null) return t('Accepted by signing up.');
  return t('{agreed} of {members} members agreed.', {
    agreed: count(agreedCount),
    members: count(membersCount),
  });
}

export function LegalPanel() {
  const pages = useEndpoint(legalOfficeEndpoints.status, {});
  const [opened, setOpened] = useState<{ dialog: 'write' | 'versions'; status: LegalStatus }>();
  const close = () => setOpened(undefined);
  return (
    <Panel title={t('Legal pages')}>
      <Loaded
        query={pages}
        failure={t('The legal pages couldn’t be loaded.')}
        skeleton={<Skeletons count={3} className="grid gap-4" each="h-14" />}
      >
        {(all) => (
          <ul className="-my-4 divide-y divide-line">
            {all.map((status) => (
              <li key={status.page} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
                <FileText size={20} aria-hidden className="shrink-0 text-mute" />
                <div className="min-w-0 flex-1 basis-52">
                  <p className="text-sm font-semibold text-paper">{PAGE_NAMES[status.page]}</p>
                  <p className="text-xs text-mute">
                    {t('Version {version}, since {since}.', {
                      version: status.current.version,
                      since: day(status.current.from),
                    })}{' '}
                    {agreedLine(status)}
                  </p>
                  {status.next && (
                    <p className="mt-1 text-xs text-info">
                      {t('Version {version} starts {on}', {
                        version: status.next.version,
                        on: day(status.next.from),
                      })}
                    </p>
                  )}
                </div>
                <div className="flex items-center gap-2 max-sm:w-full max-sm:pl-9">
                  <Button variant="quiet" size="sm" onClick={() => setOpened({ dialog: 'versions', status })}>
                    <History size={15} aria-hidden />
                    {t('Versions')}
                    <span className="sr-only">{t(' of {name}', { name: PAGE_NAMES[status.page] })}</span>
                  </Button>
                  <Button variant="outline" size="sm" onClick={() => setOpened({ dialog: 'write', status })}>
                    <Plus size={15} aria-hidden />
                    {t('New version')}
                    <span className="sr-only">{t(' of {name}', { name: PAGE_NAMES[status.page] })}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {opened && (
        <Suspense fallback={null}>
          {opened.dialog === 'write' ? (
            <VersionDialog status={opened.status} onClose={close} />
          ) : (
            <VersionsDialog status={opened.status} onClose={close} />
          )}
        </Suspense>
      )}
    </Panel>
  );
}
