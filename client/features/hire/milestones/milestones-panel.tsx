import { useRef, useState } from 'react';
import { ListChecks, Plus } from '#client/ui/icons.ts';
import { hireEndpoints } from '#shared/hire/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { MILESTONES_MAX, type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tx } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { MilestoneItem } from './milestone-item.tsx';
import { type Viewer, viewerOf, noteAuthorOf } from './milestone-copy.ts';
import { Planning, isPlanOpen, useMilestoneForm } from './planning.tsx';

/** The shared plan: proposed by one, agreed by the other, done by the designer, approved by the client. */
export function MilestonesPanel({ project }: { project: HireProjectDetail }) {
  const list = useEndpoint(hireWorkEndpoints.milestones, { params: { id: project.id } });
  return (
    <Panel title={t('Milestones')} aside={list.data && <Approved milestones={list.data} />}>
      <Loaded
        query={list}
        failure={t('The milestones couldn’t be loaded.')}
        skeleton={
          <Skeletons
            label={t('Loading milestones')}
            count={2}
            className="grid gap-5"
            each="h-14 rounded-md"
          />
        }
      >
        {(milestones) => {
          const plan = { project, milestones, viewer: viewerOf(project) };
          return (
            <Planning {...plan}>
              <Plan {...plan} />
            </Planning>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** Milestones agreed by both. */
function Approved({ milestones }: { milestones: readonly Milestone[] }) {
  const agreed = milestones.filter(({ status }) => status !== 'pending').length;
  const approved = milestones.filter(({ status }) => status === 'approved').length;
  if (agreed === 0) return null;
  return (
    <span className="text-sm text-mute">
      {tx('{approved} of {agreed} approved', {
        approved: <span className="num">{approved}</span>,
        agreed: <span className="num">{agreed}</span>,
      })}
    </span>
  );
}

/** Milestones waiting for an answer come first, then those in progress. */
const findCurrent = (milestones: readonly Milestone[]) =>
  milestones.find(({ status }) => status === 'completed') ??
  milestones.find(({ status }) => status === 'in_progress');

interface PlanProps {
  project: HireProjectDetail;
  milestones: readonly Milestone[];
  viewer: Viewer;
}

function Plan({ project, milestones, viewer }: PlanProps) {
  const history = useEndpoint(hireEndpoints.activities, { params: { id: project.id } });
  const [today] = useState(() => new Date());
  const list = useRef<HTMLDivElement>(null);
  // The pressed button may have changed or disappeared.
  useRefocus(list, milestones.map(({ id, status }) => `${id} ${status}`).join());
  const isOpen = isPlanOpen(project);
  const current = project.status === 'in_progress' ? findCurrent(milestones) : undefined;
  const mayPropose = isOpen && viewer.is !== 'moderator';
  if (milestones.length === 0) return <NoPlan viewer={viewer} mayPropose={mayPropose} />;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <ol>
        {milestones.map((milestone, index) => (
          <MilestoneItem
            key={milestone.id}
            project={project}
            milestone={milestone}
            viewer={viewer}
            today={today}
            isCurrent={milestone === current}
            isLast={index === milestones.length - 1}
            isOpen={isOpen}
            noteAuthor={noteAuthorOf(milestone, history.data ?? [])}
          />
        ))}
      </ol>
      {mayPropose && milestones.length < MILESTONES_MAX && (
        <div className="mt-6 border-t border-line pt-5">
          <ProposeButton />
        </div>
      )}
    </div>
  );
}

function NoPlan({ viewer, mayPropose }: { viewer: Viewer; mayPropose: boolean }) {
  if (!mayPropose) {
    return <p className="text-sm text-mute">{t('No milestones')}</p>;
  }
  return (
    <EmptyState
      icon={ListChecks}
      title={t('No milestones yet')}
      body={t(
        'Break the work into steps that you and {other} agree on. Each is completed and approved separately.',
        { other: viewer.other },
      )}
      action={<ProposeButton />}
    />
  );
}

function ProposeButton() {
  const openForm = useMilestoneForm();
  return (
    <Button size="sm" variant="outline" onClick={() => openForm({})}>
      <Plus size={16} aria-hidden />
      {t('Propose a milestone')}
    </Button>
  );
}
