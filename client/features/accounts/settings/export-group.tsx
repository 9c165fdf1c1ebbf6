import { Archive, Download, LoaderCircle } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { type DataExport, exportEndpoints as endpoints } from '#shared/accounts/export/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { day, fileSize, time } from '#client/lib/format.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { queryClient, queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

const read = queryFor(endpoints.read, {});
const reread = () => void refresh(endpoints.read);

/** 'today, 10:04 AM', 'Nov 21, 2026'. */
const started = (at: Date): string =>
  at.toDateString() === new Date().toDateString() ? t('today, {time}', { time: time(at) }) : day(at);

function wordsOf({ status, createdAt, bytes, availableUntil }: DataExport): { title: string; body: string } {
  if (status === 'ready' && createdAt && availableUntil)
    return {
      title: t('Export from {day}', { day: day(createdAt) }),
      body: t('ZIP, {size}. Available until {day}.', {
        size: fileSize(bytes ?? 0),
        day: day(availableUntil),
      }),
    };
  if (status === 'making' && createdAt)
    return {
      title: t('Preparing your export'),
      body: t('Started {when}. You can leave; we’ll notify you when it’s ready.', {
        when: started(createdAt),
      }),
    };
  if (status === 'failed') return { title: t('Couldn’t create the export'), body: t('Please try again.') };
  return {
    title: t('No export yet'),
    body: t('It can take a few minutes. We’ll notify you when it’s ready.'),
  };
}

function ExportPanel({ data }: { data: DataExport }) {
  const create = useAction(endpoints.create, {
    onSuccess: (made) => queryClient.setQueryData(read.queryKey, made),
    onError: (error) => toastError(error),
  });
  const { status } = data;
  const isMaking = status === 'making' || create.isPending;
  const { title, body } = wordsOf(data);
  const Icon = isMaking ? LoaderCircle : Archive;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg bg-surface p-5 sm:p-7">
      <span
        className={clsx(
          'grid size-11 place-items-center rounded-full bg-raised',
          status === 'ready' ? 'text-ok' : 'text-soft',
        )}
      >
        <Icon size={20} aria-hidden className={clsx(isMaking && 'motion-safe:animate-spin')} />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-48">
        <p className="text-base font-semibold text-paper">{title}</p>
        <p className="mt-0.5 text-sm text-mute">{body}</p>
      </div>
      {status === 'ready' ? (
        <Button asChild className="max-sm:w-full">
          <a href={paths.exportDownload()}>
            <Download size={17} aria-hidden />
            {t('Download')}
          </a>
        </Button>
      ) : (
        <Button
          variant="outline"
          className="max-sm:w-full"
          disabled={isMaking}
          onClick={() => create.mutate({})}
        >
          {isMaking ? t('Preparing') : t('Create export')}
        </Button>
      )}
    </div>
  );
}

/** Everything the member put here, as one file. */
export function ExportGroup() {
  const { data, isError, refetch } = useEndpoint(endpoints.read, {});
  useLive('notification', reread);
  useLiveReopened(reread);
  return (
    <SettingsGroup
      title={t('Your data')}
      body={t(
        'Everything you put on Atelier in one ZIP: profile, works with originals, comments, messages, orders, receipts, payouts, courses, projects.',
      )}
    >
      {data ? (
        <ExportPanel data={data} />
      ) : isError ? (
        <LoadError what={t('Your export couldn’t be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-38 sm:h-25" />
      )}
    </SettingsGroup>
  );
}
