import { Fragment, type ReactNode } from 'react';
import { Download, FolderDown, RotateCw } from '#client/ui/icons.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { CertificateStanding } from '#client/features/certificates/public.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ActionBar } from '#client/ui/frame.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { FileRow } from '#client/ui/file-row.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { type Row, useOrderFiles } from './use-order-files.ts';
import { useSave } from './use-save.ts';

/** On a phone the button that failed is in a bar, and the panel may be out of sight. */
const bringIntoView = (error: HTMLElement | null) => error?.scrollIntoView({ block: 'nearest' });

interface FilesPanelProps {
  purchase: Purchase;
  /** Nothing else is to be done, so downloading is the one action of the page. */
  isLead?: boolean;
}

/** Stands on the page of an order, for its buyer. */
export function FilesPanel({ purchase, isLead = false }: FilesPanelProps) {
  const { rows, zip, size, isPending, refetch } = useOrderFiles(purchase);
  const Place = isLead ? ActionBar : Fragment;
  const { busy, failed, save } = useSave();
  const isPacking = busy.includes(zip.what);
  const button = (row: Row) => (
    <IconButton
      key={row.name ?? row.what}
      label={t('Download {file}', { file: `${row.what[0]!.toLowerCase()}${row.what.slice(1)}` })}
      disabled={busy.includes(row.what)}
      onClick={() => void save(row)}
    >
      <Download size={18} aria-hidden />
    </IconButton>
  );
  return (
    <Panel
      title={t('My files')}
      aside={
        rows &&
        rows.length > 0 && (
          <Place>
            <Button
              variant={isLead ? 'primary' : 'outline'}
              className="max-sm:w-full"
              aria-disabled={isPacking}
              onClick={() => !isPacking && void save(zip)}
            >
              <FolderDown size={17} aria-hidden />
              <span aria-live="polite">
                {isPacking
                  ? t('Preparing...')
                  : size
                    ? t('Download all, {size}', { size })
                    : t('Download all (ZIP)')}
              </span>
            </Button>
          </Place>
        )
      }
    >
      <Loaded
        query={{ data: rows, isPending, refetch }}
        failure={t('Your files couldn’t be loaded.')}
        skeleton={<Skeletons each="h-16 rounded-md" className="grid gap-2" count={3} />}
      >
        {(all) => (
          <>
            {/* A failure takes the place of the sentence, so that nothing below moves. */}
            {!failed && (
              <p className="-mt-5 mb-2 flex min-h-11 max-sm:-mt-3 items-center text-sm text-mute">
                {all.length > 0
                  ? t('Download them as often as you like.')
                  : t('There’s nothing to download.')}
              </p>
            )}
            {failed && (
              <div
                ref={bringIntoView}
                role="alert"
                className="-mt-5 mb-2 flex min-h-11 max-sm:-mt-3 scroll-my-48 items-center justify-between gap-3"
              >
                <p className="text-sm text-danger">{failed.sentence}</p>
                <Button variant="outline" size="sm" onClick={failed.again}>
                  <RotateCw size={15} aria-hidden />
                  {t('Try again')}
                </Button>
              </div>
            )}
            <ul>
              {all.map(
                (row) =>
                  (row.kind === 'original' || row.kind === 'view') && (
                    <PlainRow key={row.what} row={row} button={button(row)} />
                  ),
              )}
              <CertificateStanding
                purchaseId={purchase.id}
                facts={all.find(({ kind }) => kind === 'certificate')?.facts}
                download={all.filter(({ kind }) => kind === 'certificate').map(button)}
              />
              {all.map(
                (row) =>
                  row.kind === 'receipt' && (
                    <PlainRow key={row.name ?? row.what} row={row} button={button(row)} />
                  ),
              )}
            </ul>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const PlainRow = ({ row, button }: { row: Row; button: ReactNode }) => (
  <FileRow icon={row.icon} title={row.title} actions={button}>
    <p>{row.facts}</p>
    {row.name && <p className="num max-sm:hidden">{row.name}</p>}
  </FileRow>
);
