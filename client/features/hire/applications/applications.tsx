import type { ReactNode } from 'react';
import { type Application, type HireProjectDetail, hireEndpoints } from '#shared/contracts/hire.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { LoadError } from '#client/components/ui/load-error.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { ApplicationCard } from './application-card.tsx';
import { ClientActions } from './client-actions.tsx';

export type AcceptSlot = (application: Application) => ReactNode;

interface ApplicationsProps {
  project: HireProjectDetail;
  /** Choosing one of them, and paying for it. */
  acceptSlot: AcceptSlot | undefined;
}

/** All applications side by side; for the client, and for moderators to look at. */
export function Applications({ project, acceptSlot }: ApplicationsProps) {
  const list = useEndpoint(hireEndpoints.applications, { params: { id: project.id } });
  return (
    <section aria-labelledby="applications" className="mt-10">
      <h2 id="applications" className="mb-5 text-2xl">
        Applications
      </h2>
      {list.isPending && (
        <div
          role="status"
          aria-label="Loading applications"
          className="grid gap-6 md:grid-cols-2 xl:grid-cols-3"
        >
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-72 rounded-lg" />
          ))}
        </div>
      )}
      {list.isError && !list.data && (
        <LoadError what="The applications could not be loaded." onRetry={() => void list.refetch()} />
      )}
      {list.data && <Cards project={project} applications={list.data} acceptSlot={acceptSlot} />}
    </section>
  );
}

/** First the chosen one, then who is on the short list, then who waits for an answer. */
function rankOf({ status, isShortlisted }: Application): number {
  if (status === 'accepted') return 0;
  if (status === 'sent') return isShortlisted ? 1 : 2;
  return 3;
}

function Cards({
  project,
  applications,
  acceptSlot,
}: ApplicationsProps & { applications: readonly Application[] }) {
  const isClient = project.viewerIs === 'client';
  if (applications.length === 0) {
    const isOpen = project.status === 'pending';
    return (
      <EmptyState
        title="No applications yet"
        {...(isOpen && { body: 'As soon as a designer applies, they stand here side by side.' })}
      />
    );
  }
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-3">
      {applications
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((application) => (
          <li key={application.id} className="row-span-5 mb-6 grid min-w-0 grid-rows-subgrid">
            <ApplicationCard application={application}>
              {isClient && (
                <ClientActions
                  application={application}
                  isOpen={project.status === 'pending'}
                  accept={acceptSlot?.(application)}
                />
              )}
            </ApplicationCard>
          </li>
        ))}
    </ul>
  );
}
