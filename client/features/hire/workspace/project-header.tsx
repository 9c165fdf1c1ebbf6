import { useState } from 'react';
import { MessageCircle, Pencil } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { MessageButton } from '#client/features/messages/public.ts';
import { t } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { categoryName } from '../categories.ts';
import { CancelProject } from '../escrow/cancel-project.tsx';
import { HiddenLine } from '../project/hidden-line.tsx';
import { ProjectMenu } from '../project/project-menu.tsx';
import { CategoryEmoji, ProjectStatusChip } from '../labels.tsx';
import { EditProject } from '../post/edit-project.tsx';

/** Title, status and parties of a project. */
export function ProjectHeader({ project }: { project: HireProjectDetail }) {
  const isClient = project.viewerIs === 'client';
  return (
    <>
      {project.isHidden && <HiddenLine />}
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3.5">
            <CategoryEmoji category={project.category} />
            <span className="text-sm text-mute">{categoryName(project.category)}</span>
            <ProjectStatusChip status={project.status} />
            {isClient && (
              <span className="inline-flex items-center gap-1.5 text-sm text-accent">
                <span aria-hidden className="size-2 rounded-full bg-accent" />
                {t('Your Project')}
              </span>
            )}
          </div>
          <h1 dir="auto" className="mt-4 text-2xl wrap-anywhere sm:text-3xl">
            {project.title}
          </h1>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Others project={project} />
          {isClient && project.status === 'pending' && <OwnerActions project={project} />}
          {!isClient && <ProjectMenu project={project} />}
        </div>
      </div>
    </>
  );
}

/** The other party, or both for moderators. */
function Others({ project: { viewerIs, client, designer } }: { project: HireProjectDetail }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 empty:hidden">
      {viewerIs !== 'client' && <Other part={t('Client')} person={client} />}
      {viewerIs !== 'designer' && designer && <Other part={t('Designer')} person={designer} />}
    </div>
  );
}

interface OtherProps {
  part: string;
  person: NonNullable<HireProjectDetail['designer']>;
}
const Other = ({ part, person }: OtherProps) => (
  <div className="flex items-center gap-3.5">
    <Avatar person={person} size={44} />
    <p className="text-xs text-mute">
      {part}
      <ProfileLink person={person} className="block text-base font-semibold wrap-anywhere text-paper" />
    </p>
    <MessageButton
      size="sm"
      person={person}
      aria-label={t('Message {person}', { person: displayName(person) })}
      className="ml-2"
    >
      <MessageCircle size={15} aria-hidden />
      {t('Message')}
    </MessageButton>
  </div>
);

function OwnerActions({ project }: { project: HireProjectDetail }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setEditing(true)}>
        <Pencil size={17} aria-hidden />
        {t('Edit project')}
      </Button>
      <CancelProject project={project} />
      {isEditing && <EditProject project={project} onClose={() => setEditing(false)} />}
    </>
  );
}
