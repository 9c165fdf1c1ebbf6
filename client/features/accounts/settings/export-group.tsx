import { Archive, Download, LoaderCircle } from 'lucide-react';
import { clsx } from 'clsx';
import { type DataExport, exportEndpoints as endpoints } from '#shared/accounts/export/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { day, fileSize, time } from '#client/lib/format.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { queryClient, queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import * as texts from './texts.ts';

const read = queryFor(endpoints.read, {});
const reread = () => void refresh(endpoints.read);

/** 'today, 10:04 AM', 'Nov 21, 2026'. */
const started = (at: Date): string =>
  at.toDateString() === new Date().toDateString() ? texts.today(time(at)) : day(at);

function wordsOf({ status, createdAt, bytes, availableUntil }: DataExport): { title: string; body: string } {
  if (status === 'ready' && createdAt && availableUntil)
    return {
      title: texts.exportOf(day(createdAt)),
      body: texts.zipAvailableUntil(fileSize(bytes ?? 0), day(availableUntil)),
    };
  if (status === 'making' && createdAt)
    return { title: texts.preparingExport, body: texts.startedYouCanLeave(started(createdAt)) };
  if (status === 'failed') return { title: texts.exportFailed, body: texts.pleaseTryAgain };
  return { title: texts.noExportYet, body: texts.canTakeMinutes };
}

function ExportPanel({ data }: { data: DataExport }) {
  const create = useAction(endpoints.create, {
    onSuccess: (made) => queryClient.setQueryData(read.queryKey, made),
    onError: (error) => toast({ title: texts.error, description: sentenceOf(error), variant: 'destructive' }),
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
            {texts.download}
          </a>
        </Button>
      ) : (
        <Button
          variant="outline"
          className="max-sm:w-full"
          disabled={isMaking}
          onClick={() => create.mutate({})}
        >
          {isMaking ? texts.preparing : texts.createExport}
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
    <SettingsGroup title={texts.yourData} body={texts.everythingInOneZip}>
      {data ? (
        <ExportPanel data={data} />
      ) : isError ? (
        <LoadError what={texts.exportNotLoaded} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-25" />
      )}
    </SettingsGroup>
  );
}
