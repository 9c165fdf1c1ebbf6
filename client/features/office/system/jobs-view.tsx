import { type FailedJob, type OfficeSystem, officeSystemEndpoints } from '#shared/office/system/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { count, day, fileSize, time } from '#client/lib/format.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { FailureRow } from './failure-row.tsx';

export const JobsView = () => (
  <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_420px]">
    <FailedJobs />
    <SystemPanel />
  </div>
);

function FailedJobs() {
  const jobs = useEndpoint(officeSystemEndpoints.jobs, {});
  return (
    <Panel title={t('Failed jobs')}>
      <Loaded
        query={jobs}
        failure={t('The jobs couldn’t be loaded.')}
        skeleton={<Skeletons each="h-16" />}
        empty={<p className="text-sm text-mute">{t('No failed jobs.')}</p>}
      >
        {(failed) => (
          <ul>
            {failed.map((job) => (
              <Row key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function Row({
  job: { id, task, attempts, maxAttempts, error, nextAttemptAt, createdAt },
}: {
  job: FailedJob;
}) {
  const retry = useAction(officeSystemEndpoints.retryJob, {
    onSuccess: () => {
      toast({ title: t('The job will run again') });
      return refresh(officeSystemEndpoints.jobs, officeSystemEndpoints.read);
    },
    onError: (failure) => {
      toastError(failure, t('The job wasn’t restarted'));
    },
  });
  return (
    <FailureRow
      title={task}
      facts={[
        `${day(createdAt)}, ${time(createdAt)}`,
        tn(maxAttempts, '{attempts} of {n} attempt', '{attempts} of {n} attempts', { attempts }),
      ]}
      failure={error}
      state={
        nextAttemptAt
          ? t('Next attempt {when}', { when: `${day(nextAttemptAt)}, ${time(nextAttemptAt)}` })
          : t('Gave up')
      }
      isFinal={!nextAttemptAt}
    >
      <Button
        size="sm"
        variant="outline"
        disabled={retry.isPending}
        onClick={() => retry.mutate({ params: { id } })}
      >
        {retry.isPending ? t('Starting...') : t('Run again')}
        <span className="sr-only">{` ${task}`}</span>
      </Button>
    </FailureRow>
  );
}

const MINUTE = 60;
const HOUR = 3600;
const GB = 1024 ** 3;

const ageOf = (seconds: number): string => {
  if (seconds < MINUTE) return t('{n} s', { n: seconds });
  return seconds < HOUR
    ? t('{n} min', { n: Math.floor(seconds / MINUTE) })
    : t('{n} h', { n: Math.floor(seconds / HOUR) });
};
const sizeOf = (bytes: number): string => (bytes < GB ? fileSize(bytes) : `${(bytes / GB).toFixed(1)} GB`);

const replicaState = ({ lagSeconds, isUsed }: OfficeSystem['replicas'][number]): string => {
  if (lagSeconds === null) return t('not responding');
  return isUsed ? t('{seconds} s behind', { seconds: lagSeconds.toFixed(1) }) : t('not in use');
};

function factsOf({ files, databaseBytes, jobs, versions, upSince, replicas }: OfficeSystem) {
  return [
    [
      t('Pictures and files'),
      files
        ? t('{size}, {n} files on {day}', {
            size: sizeOf(files.bytes),
            n: count(files.count),
            day: day(files.at),
          })
        : t('Not counted yet. Counted once a day.'),
    ],
    [t('Database'), sizeOf(databaseBytes)],
    [t('Oldest job waiting'), jobs.waiting === 0 ? t('None waiting') : ageOf(jobs.oldestSeconds)],
    [t('Up since'), `${day(upSince)}, ${time(upSince)}`],
    [t('Version'), versions.app],
    [t('Database schema'), versions.schema],
    [
      t('Runs on'),
      t('Node {node}, Postgres {postgres}', { node: versions.node, postgres: versions.postgres }),
    ],
    ...(replicas.length > 0
      ? [
          [
            t('Replicas'),
            replicas
              .map((replica) => t('{name}: {state}', { name: replica.name, state: replicaState(replica) }))
              .join(', '),
          ],
        ]
      : []),
  ] as const;
}

export function SystemPanel() {
  const system = useEndpoint(officeSystemEndpoints.read, {});
  return (
    <Panel title={t('System')}>
      <Loaded
        query={system}
        failure={t('The system status couldn’t be loaded.')}
        skeleton={<Skeletons each="h-12" />}
      >
        {(answer) => (
          <dl className="grid gap-x-4 gap-y-5 text-sm sm:grid-cols-2">
            {factsOf(answer).map(([name, value]) => (
              <div key={name} className="min-w-0">
                <dt className="text-xs text-mute">{name}</dt>
                <dd className="mt-1 wrap-anywhere text-paper">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Panel>
  );
}
