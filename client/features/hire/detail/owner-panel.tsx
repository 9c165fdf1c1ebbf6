import { type ReactNode, useState } from 'react';
import { Pencil } from 'lucide-react';
import type { HireProjectDetail } from '#shared/contracts/hire.ts';
import { Button } from '#client/components/ui/button.tsx';
import { count } from '#client/lib/format.ts';
import { statusName } from '../labels.tsx';
import { EditProject } from '../post/edit-project.tsx';
import { SideBox } from './side-box.tsx';

function whatNext(project: HireProjectDetail): string {
  if (project.status !== 'pending') return 'This project is no longer accepting applications.';
  const { applicationsCount: sent } = project;
  if (sent === 0) return 'Nobody has applied yet. You are told as soon as somebody does.';
  return sent === 1 ? '1 designer has applied.' : `${count(sent)} designers have applied.`;
}

interface OwnerPanelProps {
  project: HireProjectDetail;
  /** What else its client may do. */
  children?: ReactNode;
}

export function OwnerPanel({ project, children }: OwnerPanelProps) {
  const [isEditing, setEditing] = useState(false);
  const isPending = project.status === 'pending';
  return (
    <SideBox
      title={
        <span className="inline-flex items-center gap-3">
          <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-accent" />
          Your Project
        </span>
      }
    >
      <p className="mt-2 text-sm text-soft">
        {isPending ? '' : `${statusName(project.status)}. `}
        {whatNext(project)}
      </p>
      {isPending && (
        <div className="mt-6 grid">
          <Button size="lg" variant="outline" onClick={() => setEditing(true)}>
            <Pencil size={17} aria-hidden />
            Edit project
          </Button>
        </div>
      )}
      {children}
      {isEditing && <EditProject project={project} onClose={() => setEditing(false)} />}
    </SideBox>
  );
}
