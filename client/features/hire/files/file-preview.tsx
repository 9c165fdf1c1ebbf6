import { useEffect, useState } from 'react';
import { ChevronLeft, ChevronRight, Download } from '#client/ui/icons.ts';
import type { ProjectFile } from '#shared/hire/milestones/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { fileSize } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { addedBy, altOf, whenAdded } from './file-groups.ts';

interface FilePreviewProps {
  /** Images, in the order they are browsed. */
  pictures: ProjectFile[];
  startId: string;
  onClose: () => void;
}

/** One image at a time, with buttons and arrow keys for the others. */
export function FilePreview({ pictures, startId, onClose }: FilePreviewProps) {
  const viewer = useMember();
  const [id, setId] = useState(startId);
  const index = Math.max(
    0,
    pictures.findIndex((one) => one.id === id),
  );
  const file = pictures[index];
  const total = pictures.length;
  useEffect(() => {
    const leaf = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const next = step && pictures[index + step];
      if (next) setId(next.id);
    };
    window.addEventListener('keydown', leaf);
    return () => window.removeEventListener('keydown', leaf);
  }, [pictures, index]);
  if (!file) return null;
  const step = (by: -1 | 1) => pictures[index + by] && setId(pictures[index + by]!.id);
  const about = [addedBy(file, viewer.id), whenAdded(file.createdAt), fileSize(file.bytes)];
  if (file.version > 1) about.push(t('version {version}', { version: file.version }));
  return (
    <Dialog
      onClose={onClose}
      title={file.fileName}
      description={about.join(', ')}
      width="sm:max-w-[1080px]"
      footer={
        <>
          {total > 1 && (
            <div className="mr-auto -ml-3 flex items-center gap-1">
              {/* If disabled, they would lose the focus. */}
              <IconButton label={t('Previous image')} aria-disabled={index === 0} onClick={() => step(-1)}>
                <ChevronLeft size={20} aria-hidden />
              </IconButton>
              <IconButton label={t('Next image')} aria-disabled={index === total - 1} onClick={() => step(1)}>
                <ChevronRight size={20} aria-hidden />
              </IconButton>
              <span role="status" className="num ml-1 text-xs text-mute">
                {t('{index} of {total}', { index: index + 1, total })}
              </span>
            </div>
          )}
          <Button asChild variant="outline">
            <a href={file.fileUrl} download={file.fileName}>
              <Download size={16} aria-hidden />
              {t('Download')}
            </a>
          </Button>
        </>
      }
    >
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-5 pb-6 sm:px-8">
        <LargeImage key={file.id} file={file} />
        {file.description && (
          <p dir="auto" className="text-sm wrap-anywhere text-soft">
            {file.description}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function LargeImage({ file }: { file: ProjectFile }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className="grid min-h-[40dvh] place-items-center rounded-md bg-ink p-3 sm:p-6">
      {isBroken || !file.previewUrl ? (
        <p role="alert" className="text-sm text-soft">
          {t('The image couldn’t be loaded.')}
        </p>
      ) : (
        <img
          src={file.previewUrl}
          alt={altOf(file)}
          onError={() => setBroken(true)}
          className="max-h-[52dvh] w-auto max-w-full rounded-art object-contain"
        />
      )}
    </div>
  );
}
