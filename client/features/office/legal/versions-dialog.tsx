import { useState } from 'react';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { type LegalStatus, legalEndpoints, legalOfficeEndpoints } from '#shared/legal/contract.ts';
import { PAGE_NAMES } from '#client/features/legal/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { compareLines } from './compare.ts';

const LOOKS = { same: 'text-mute', added: 'text-ok', removed: 'text-danger line-through' };
const WORDS = { same: '', added: t('Added:'), removed: t('Removed:') };

interface VersionsDialogProps {
  status: LegalStatus;
  onClose: () => void;
}

/** All versions of a page, each compared with the one before it. */
export default function VersionsDialog({ status: { page, current, next }, onClose }: VersionsDialogProps) {
  const list = useEndpoint(legalEndpoints.read, { params: { page }, query: {} });
  const [chosen, setChosen] = useState(next?.version ?? current.version);
  return (
    <Dialog
      title={t('Versions: {name}', { name: PAGE_NAMES[page] })}
      description={t('Each compared with the one before.')}
      width="sm:max-w-[860px]"
      onClose={onClose}
      footer={
        <>
          <Button asChild variant="quiet">
            <Link href={paths.legal(page, chosen)}>{t('Open')}</Link>
          </Button>
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-6 sm:px-8">
        <Select
          label={t('Versions')}
          options={(list.data?.versions ?? []).map(
            ({ version, from }) =>
              [
                String(version),
                t('Version {number}, from {from}', { number: version, from: day(from) }),
              ] as const,
          )}
          value={String(chosen)}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <Comparison page={page} version={chosen} />
      </div>
    </Dialog>
  );
}

function Comparison({ page, version }: { page: LegalStatus['page']; version: number }) {
  const source = useEndpoint(legalOfficeEndpoints.source, { params: { page, version } });
  const before = useEndpoint(
    legalOfficeEndpoints.source,
    { params: { page, version: version - 1 } },
    { enabled: version > 1 },
  );
  const isFirst = version === 1;
  const query = isFirst || !before.isError ? source : before;
  return (
    <Loaded
      query={query}
      failure={t('The legal pages couldn’t be loaded.')}
      skeleton={<Skeleton className="h-64" />}
    >
      {() => {
        if (isFirst) return <p className="text-sm text-mute">{t('This is the first version.')}</p>;
        if (!source.data || !before.data) return <Skeleton className="h-64" />;
        return (
          <ul
            aria-label={t('Changes compared with the previous version')}
            className="grid gap-2 text-sm wrap-anywhere"
          >
            {compareLines(before.data.body, source.data.body).map(([kind, line], index) => (
              <li key={index} className={clsx(LOOKS[kind])}>
                {WORDS[kind] && <span className="sr-only">{WORDS[kind]} </span>}
                {line}
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
