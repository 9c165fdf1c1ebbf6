import { Users } from '#client/ui/icons.ts';
import { type Application, type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { ApplicationCard } from './application-card.tsx';
import { ClientActions } from './client-actions.tsx';

interface ApplicationsProps {
  project: HireProjectDetail;
}

/** All applications side by side; moderators can only read them. */
export function Applications({ project }: ApplicationsProps) {
  const list = useEndpoint(hireEndpoints.applications, { params: { id: project.id } });
  return (
    <section aria-labelledby="applications" className="mt-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="applications" className="text-2xl">
          {t('Applications')}
        </h2>
        {project.viewerIs === 'client' && project.status === 'pending' && project.applicationsCount > 0 && (
          <p className="text-sm text-mute">
            {t('When you accept one, you’ll make the upfront payment. Other applicants will be notified.')}
          </p>
        )}
        {project.deal?.startedAt && (
          <p className="text-sm text-mute">
            {t('Closed on {startedAt}', { startedAt: day(project.deal.startedAt) })}
          </p>
        )}
      </div>
      <Loaded
        query={list}
        failure={t('The applications couldn’t be loaded.')}
        skeleton={
          <Skeletons
            label={t('Loading applications')}
            className="grid gap-6 md:grid-cols-2 xl:grid-cols-3"
            each="h-72 rounded-lg"
          />
        }
      >
        {(applications) => <Cards project={project} applications={applications} />}
      </Loaded>
    </section>
  );
}

/** The accepted one first, then shortlisted ones, then undecided ones. */
function rankOf({ status, isShortlisted }: Application): number {
  if (status === 'accepted') return 0;
  if (status === 'sent') return isShortlisted ? 1 : 2;
  return 3;
}

function Cards({ project, applications }: ApplicationsProps & { applications: readonly Application[] }) {
  const isClient = project.viewerIs === 'client';
  if (applications.length === 0) {
    const isOpen = project.status === 'pending';
    return (
      <EmptyState
        icon={Users}
        title={t('No applications yet')}
        {...(isOpen && { body: t('Applications will appear here.') })}
      />
    );
  }
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-3">
      {applications
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((application) => (
          <li key={application.id} className="row-span-5 mb-6 grid min-w-0 grid-rows-subgrid">
            <ApplicationCard
              application={application}
              client={isClient ? t('You') : displayName(project.client)}
            >
              {isClient && <ClientActions project={project} application={application} />}
            </ApplicationCard>
          </li>
        ))}
    </ul>
  );
}
