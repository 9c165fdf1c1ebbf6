import { useId, useState } from 'react';
import { History } from '#client/ui/icons.ts';
import { hireEndpoints, type ProjectActivity } from '#shared/hire/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { day, zonedTime } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { describeActivity } from './activity-copy.ts';

/** Longer lists show only the newest. */
const SHOWN = 4;
/** Slightly longer lists are shown in full. */
const UNFOLDED = 6;

/** The project's activity, newest first; for both parties and moderators. */
export function ActivityPanel({ project }: { project: HireProjectDetail }) {
  const history = useEndpoint(hireEndpoints.activities, { params: { id: project.id } });
  return (
    <Panel title={t('Activity')}>
      <Loaded
        query={history}
        failure={t('The activity couldn’t be loaded.')}
        skeleton={<Skeletons label={t('Loading activity')} each="h-10 rounded-md" />}
      >
        {(events) => <ActivityList project={project} events={events} />}
      </Loaded>
    </Panel>
  );
}

interface ActivityListProps {
  project: HireProjectDetail;
  events: readonly ProjectActivity[];
}

function ActivityList({ project, events }: ActivityListProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { id: viewerId } = useMember();
  if (events.length === 0) return <p className="text-sm text-mute">{t('No activity yet.')}</p>;
  const hidden = events.length > UNFOLDED ? events.length - SHOWN : 0;
  return (
    <>
      <ol id={listId} className="-my-3">
        {events
          .toReversed()
          .slice(0, isOpen ? undefined : events.length - hidden)
          .map((event) => (
            <ActivityItem key={event.id} event={event} {...describeActivity(event, project, viewerId)} />
          ))}
      </ol>
      {hidden > 0 && (
        <Button
          size="sm"
          variant="outline"
          className="mt-4"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <History size={15} aria-hidden />
          {isOpen ? t('Show latest only') : t('Show {hidden} earlier', { hidden })}
        </Button>
      )}
    </>
  );
}

interface ActivityItemProps {
  event: ProjectActivity;
  sentence: string;
  note: string | null;
}

const ActivityItem = ({ event: { happenedAt }, sentence, note }: ActivityItemProps) => (
  <li className="border-t border-line py-3 text-sm wrap-anywhere first:border-0">
    <p className="text-paper">{sentence}</p>
    {note && (
      <p dir="auto" className="mt-0.5 whitespace-pre-line text-soft">
        {note}
      </p>
    )}
    <time dateTime={happenedAt.toISOString()} className="mt-0.5 block text-xs text-mute">
      {day(happenedAt)}, <span className="num">{zonedTime(happenedAt)}</span>
    </time>
  </li>
);
