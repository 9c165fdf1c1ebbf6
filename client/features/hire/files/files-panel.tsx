import { useState } from 'react';
import { FileUp } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { type Milestone, type ProjectFile, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { mayShareFiles } from '#shared/hire/milestones/plan.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { AddFiles } from './add-files.tsx';
import { groupFiles } from './file-groups.ts';
import { FilePreview } from './file-preview.tsx';
import { FileEntry } from './file-row.tsx';
import { useFileUploads } from './file-uploads.ts';
import { whoSees } from './file-visibility.ts';
import { UploadRow } from './upload-row.tsx';
import { useMayRead } from './use-may-read.ts';

/** Longer lists are collapsed to this many rows. */
const SHOWN = 8;

/** Files shared by both parties, and running uploads. */
export function FilesPanel({ project }: { project: HireProjectDetail }) {
  const { isParty, wasDisputed, mayRead } = useMayRead(project);
  const mayAdd = isParty && mayShareFiles(project.status);
  const params = { id: project.id };
  const files = useEndpoint(hireWorkEndpoints.files, { params }, { enabled: mayRead });
  const plan = useEndpoint(
    hireWorkEndpoints.milestones,
    { params },
    { enabled: project.status !== 'pending' },
  );
  const milestones = plan.data ?? [];
  const { uploads, add, retry, remove } = useFileUploads(project.id);
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={t('Files')}
      aside={
        mayAdd && (
          <Button
            size="sm"
            variant="outline"
            className="relative after:absolute after:-inset-1"
            onClick={() => setAdding(true)}
          >
            <FileUp size={15} aria-hidden />
            {t('Add file')}
          </Button>
        )
      }
    >
      {uploads.length > 0 && (
        <ul aria-label={t('Uploading')} className="grid grid-cols-1 -mt-3 mb-3 border-b border-line">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onRemove={() => remove(upload.key)}
            />
          ))}
        </ul>
      )}
      {files.data ? (
        <FileList files={files.data} milestones={milestones} isEmpty={uploads.length === 0} mayAdd={mayAdd} />
      ) : files.isError ? (
        <LoadError what={t('The files couldn’t be loaded.')} onRetry={() => void files.refetch()} />
      ) : (
        mayRead && <Loading />
      )}
      <p className="mt-4 text-xs text-mute">{whoSees(project, wasDisputed)}</p>
      {isAdding && (
        <AddFiles
          projectId={project.id}
          milestones={milestones}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  );
}

interface FileListProps {
  files: ProjectFile[];
  milestones: Milestone[];
  /** No uploads are running either. */
  isEmpty: boolean;
  mayAdd: boolean;
}

function FileList({ files, milestones, isEmpty, mayAdd }: FileListProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [startId, setStartId] = useState<string | null>(null);
  const groups = groupFiles(files);
  if (groups.length === 0)
    return (
      isEmpty && (
        <p className="text-sm text-soft">
          {mayAdd
            ? t('No files yet. Share images, PDFs and ZIP files up to 100 MB.')
            : t('No files were shared.')}
        </p>
      )
    );
  const titleOf = (id: string | null) => milestones.find((one) => one.id === id)?.title;
  const images = groups.flatMap(({ newest, older }) => [newest, ...older]).filter((file) => file.previewUrl);
  return (
    <>
      <ul aria-label={t('Shared files')} className="-my-3 grid grid-cols-1">
        {groups.slice(0, isUnfolded ? undefined : SHOWN).map((group) => (
          <FileEntry
            key={group.newest.id}
            group={group}
            step={titleOf(group.newest.milestoneId)}
            onLook={({ id }) => setStartId(id)}
          />
        ))}
      </ul>
      {groups.length > SHOWN && (
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isUnfolded}
          className="mt-6"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('Show fewer') : t('Show all {groups} files', { groups: groups.length })}
        </Button>
      )}
      {startId && <FilePreview pictures={images} startId={startId} onClose={() => setStartId(null)} />}
    </>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{t('Loading')}</span>
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex items-center gap-3.5">
        <Skeleton className="size-11 rounded-xs" />
        <Skeleton className="h-4 flex-1 rounded-xs" />
      </div>
    ))}
  </div>
);
