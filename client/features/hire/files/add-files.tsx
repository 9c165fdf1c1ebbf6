import { useState } from 'react';
import type { Milestone } from '#shared/hire/milestones/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { Select } from '#client/ui/select.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { FileChooser } from './file-chooser.tsx';
import { fileProblem } from './file-checks.ts';

const MAX = 500;
/** `files` only names its error: chosen files cannot be stored in a draft. */
const EMPTY = { milestoneId: '', description: '', files: '' };

interface AddFilesProps {
  projectId: string;
  milestones: Milestone[];
  onAdd: (files: File[], about: { milestoneId: string | null; description: string }) => void;
  onClose: () => void;
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Chooses files, their milestone and a description. Sending starts when the dialog closes. */
export function AddFiles({ projectId, milestones, onAdd, onClose }: AddFilesProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<[string, string][]>([]);

  const choose = (chosen: File[]) => {
    const fresh = chosen.filter((file) => !files.some((known) => isSame(known, file)));
    setFiles([...files, ...fresh.filter((file) => !fileProblem(file))]);
    setRefused(
      fresh.flatMap((file): [string, string][] => {
        const problem = fileProblem(file);
        return problem ? [[file.name, problem]] : [];
      }),
    );
  };
  const form = useForm({
    start: EMPTY,
    draft: `files:${projectId}`,
    isPending: false,
    check: () => (files.length === 0 ? { files: t('Please choose a file.') } : {}),
    send: ({ description }) => {
      onAdd(files, { milestoneId: milestoneId || null, description: description.trim() });
      form.discard();
      onClose();
    },
  });
  const milestoneId = milestones.find(({ id }) => id === form.values.milestoneId)?.id ?? '';
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={t('Add files')}
      description={t(
        'Images (JPG, PNG, GIF, WebP), PDFs and ZIP files, up to 100 MB each. Uploading a file with the same name adds a new version.',
      )}
      submitText={files.length > 1 ? t('Add {files} files', { files: files.length }) : t('Add file')}
      savingText={t('Adding...')}
      onClose={onClose}
    >
      <FileChooser
        files={files}
        refused={refused}
        error={files.length === 0 ? form.errors.files : undefined}
        onChoose={choose}
        onRemove={(file) => setFiles(files.filter((one) => one !== file))}
      />
      {milestones.length > 0 && (
        <Select
          label={t('Milestone')}
          optional
          options={[['', t('The whole project')], ...milestones.map(({ id, title }) => [id, title] as const)]}
          {...form.field('milestoneId')}
          value={milestoneId}
        />
      )}
      <Textarea
        label={t('Description')}
        optional
        hint={t('Shown below the file name.')}
        rows={2}
        maxLength={MAX}
        {...form.field('description')}
      />
    </FormDialog>
  );
}
