import { useState } from 'react';
import { clsx } from 'clsx';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { type ProjectFile, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { altOf, groupFiles } from './file-groups.ts';
import { FilePreview } from './file-preview.tsx';
import { useMayRead } from './use-may-read.ts';

interface MilestoneImagesProps {
  project: HireProjectDetail;
  milestoneId: string;
}

/** The first ones of a milestone are shown large; all can be browsed. */
const SHOWN = 4;

/** The newest images of a milestone, for the party who has to approve it. */
export function MilestoneImages({ project, milestoneId }: MilestoneImagesProps) {
  const { mayRead } = useMayRead(project);
  const { data = [] } = useEndpoint(
    hireWorkEndpoints.files,
    { params: { id: project.id } },
    { enabled: mayRead },
  );
  const [startId, setStartId] = useState<string | null>(null);
  const images = groupFiles(data.filter((file) => file.milestoneId === milestoneId))
    .map(({ newest }) => newest)
    .filter((file): file is ImageFile => file.previewUrl !== null);
  if (images.length === 0) return null;
  return (
    <>
      <ul
        aria-label={t('Images for this milestone')}
        className={clsx('mt-4 grid gap-3', images.length > 1 && 'grid-cols-[1.5fr_1fr]')}
      >
        {images.slice(0, SHOWN).map((file, index) => (
          <li key={file.id} className="min-w-0">
            <Large
              file={file}
              more={index === SHOWN - 1 ? images.length - SHOWN : 0}
              onLook={() => setStartId(file.id)}
            />
          </li>
        ))}
      </ul>
      {startId && <FilePreview pictures={images} startId={startId} onClose={() => setStartId(null)} />}
    </>
  );
}

type ImageFile = ProjectFile & { previewUrl: string };
interface LargeProps {
  file: ImageFile;
  /** How many more there are. */
  more: number;
  onLook: () => void;
}

const Large = ({ file, more, onLook }: LargeProps) => (
  <button
    type="button"
    aria-label={
      more > 0
        ? t('View {file} and {more} more', { file: altOf(file), more })
        : t('View {file}', { file: altOf(file) })
    }
    onClick={onLook}
    className="relative block w-full overflow-hidden rounded-art bg-raised"
  >
    <img
      src={file.previewUrl}
      alt=""
      loading="lazy"
      decoding="async"
      className="h-40 w-full object-cover transition-opacity hover:opacity-90 sm:h-[308px]"
    />
    {more > 0 && (
      <span
        aria-hidden
        className="absolute inset-0 grid place-items-center bg-ink/75 text-2xl font-semibold text-paper"
      >
        +{more}
      </span>
    )}
  </button>
);
