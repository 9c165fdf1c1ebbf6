import { Download, FileArchive, FileText } from '#client/ui/icons.ts';
import type { ProjectFile } from '#shared/hire/milestones/contract.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { fileSize, day, zonedTime } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tn } from '#client/lib/t.ts';
import { type FileGroup, addedBy, whenAdded } from './file-groups.ts';

interface FileRowProps {
  file: ProjectFile;
  /** The title of its milestone. */
  step: string | undefined;
  onLook: (file: ProjectFile) => void;
}

/** A file with its older versions collapsed below. */
export const FileEntry = ({
  group: { newest, older },
  ...rest
}: { group: FileGroup } & Omit<FileRowProps, 'file'>) => (
  <li className="border-t border-line py-3 first:border-0">
    <FileLine file={newest} {...rest} />
    {older.length > 0 && (
      <details className="-mb-3 ml-[58px] open:mb-0">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-xs text-mute underline decoration-edge underline-offset-4 hover:text-paper">
          {tn(older.length, '1 older version', '{n} older versions')}
        </summary>
        <ul className="grid grid-cols-1 gap-3">
          {older.map((file) => (
            <li key={file.id}>
              <FileLine {...rest} file={file} step={undefined} />
            </li>
          ))}
        </ul>
      </details>
    )}
  </li>
);

function FileLine({ file, step, onLook }: FileRowProps) {
  const { id: viewerId } = useMember();
  const { fileName, version, description, createdAt } = file;
  return (
    <div className="flex items-center gap-3.5">
      <FileMark file={file} onLook={onLook} />
      <div className="min-w-0 flex-1 text-xs text-mute">
        <p title={fileName} className="truncate text-sm text-paper">
          {fileName}
        </p>
        <p>
          {addedBy(file, viewerId)},{' '}
          <time dateTime={createdAt.toISOString()} title={`${day(createdAt)}, ${zonedTime(createdAt)}`}>
            {whenAdded(createdAt)}
          </time>
          , <span className="num whitespace-nowrap">{fileSize(file.bytes)}</span>
          {version > 1 && <span className="whitespace-nowrap">, {t('version {version}', { version })}</span>}
        </p>
        {step && <p className="truncate">{t('For “{step}”', { step })}</p>}
        {description && (
          <p dir="auto" className="mt-0.5 wrap-anywhere text-soft">
            {description}
          </p>
        )}
      </div>
      <IconButton
        asChild
        label={
          version > 1
            ? t('Download {fileName}, version {version}', { fileName, version })
            : t('Download {fileName}', { fileName })
        }
      >
        <a href={file.fileUrl} download={fileName}>
          <Download size={18} aria-hidden />
        </a>
      </IconButton>
    </div>
  );
}

function FileMark({ file, onLook }: Pick<FileRowProps, 'file' | 'onLook'>) {
  if (!file.previewUrl) {
    const Icon = file.fileType === 'application/zip' ? FileArchive : FileText;
    return (
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-xs bg-raised text-mute">
        <Icon size={19} />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={
        file.version > 1
          ? t('View {fileName}, version {version}', { fileName: file.fileName, version: file.version })
          : t('View {fileName}', { fileName: file.fileName })
      }
      onClick={() => onLook(file)}
      className="size-11 shrink-0 overflow-hidden rounded-xs bg-raised transition-opacity hover:opacity-80"
    >
      <img src={file.previewUrl} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
    </button>
  );
}
