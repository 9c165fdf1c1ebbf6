import { type FailedJob, type OfficeSystem, officeSystemEndpoints } from '#shared/office/system/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { count, day, fileSize, time } from '#client/lib/format.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { FailureRow } from './failure-row.tsx';
import * as texts from './texts.ts';

export const JobsView = () => (
  <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_420px]">
    <FailedJobs />
    <SystemPanel />
  </div>
);

function FailedJobs() {
  const jobs = useEndpoint(officeSystemEndpoints.jobs, {});
  return (
    <Panel title={texts.failedJobs}>
      <Loaded query={jobs} failure={texts.jobsNotLoaded} skeleton={<Skeletons each="h-16" />}>
        {(failed) =>
          failed.length === 0 ? (
            <p className="text-sm text-mute">{texts.noneFailed}</p>
          ) : (
            <ul>
              {failed.map((job) => (
                <Row key={job.id} job={job} />
              ))}
            </ul>
          )
        }
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
      toast({ title: texts.willRun });
      return refresh(officeSystemEndpoints.jobs, officeSystemEndpoints.read);
    },
    onError: (failure) => {
      toast({ title: texts.doesNotRun, description: sentenceOf(failure), variant: 'destructive' });
    },
  });
  return (
    <FailureRow
      title={task}
      facts={[`${day(createdAt)}, ${time(createdAt)}`, texts.ofAttempts(attempts, maxAttempts)]}
      failure={error}
      state={
        nextAttemptAt ? texts.nextAttemptOn(`${day(nextAttemptAt)}, ${time(nextAttemptAt)}`) : texts.givenUp
      }
      isFinal={!nextAttemptAt}
    >
      <Button
        size="sm"
        variant="outline"
        disabled={retry.isPending}
        onClick={() => retry.mutate({ params: { id } })}
      >
        {retry.isPending ? texts.starting : texts.runAgain}
        <span className="sr-only">{` ${task}`}</span>
      </Button>
    </FailureRow>
  );
}

const MINUTE = 60;
const HOUR = 3600;
const GB = 1024 ** 3;

const ageOf = (seconds: number): string => {
  if (seconds < MINUTE) return texts.seconds(seconds);
  return seconds < HOUR
    ? texts.minutes(Math.floor(seconds / MINUTE))
    : texts.hours(Math.floor(seconds / HOUR));
};
const sizeOf = (bytes: number): string => (bytes < GB ? fileSize(bytes) : `${(bytes / GB).toFixed(1)} GB`);

const replicaState = ({ lagSeconds, isUsed }: OfficeSystem['replicas'][number]): string => {
  if (lagSeconds === null) return texts.notAnswering;
  return isUsed ? texts.behind(lagSeconds.toFixed(1)) : texts.leftOut;
};

function factsOf({ files, databaseBytes, jobs, versions, upSince, replicas }: OfficeSystem) {
  return [
    [
      texts.files,
      files ? texts.filesAt(sizeOf(files.bytes), count(files.count), day(files.at)) : texts.notCountedYet,
    ],
    [texts.database, sizeOf(databaseBytes)],
    [texts.oldestJob, jobs.waiting === 0 ? texts.noneWaiting : ageOf(jobs.oldestSeconds)],
    [texts.upSince, `${day(upSince)}, ${time(upSince)}`],
    [texts.version, versions.app],
    [texts.schema, versions.schema],
    [texts.runsOn, texts.nodeAndPostgres(versions.node, versions.postgres)],
    ...(replicas.length > 0
      ? [
          [
            texts.replicas,
            replicas.map((replica) => texts.andState(replica.name, replicaState(replica))).join(', '),
          ],
        ]
      : []),
  ] as const;
}

export function SystemPanel() {
  const system = useEndpoint(officeSystemEndpoints.read, {});
  return (
    <Panel title={texts.system}>
      <Loaded query={system} failure={texts.systemNotLoaded} skeleton={<Skeletons each="h-12" />}>
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
