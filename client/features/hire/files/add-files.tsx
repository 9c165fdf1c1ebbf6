import { useState } from 'react';
import type { Milestone } from '#shared/hire/milestones/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { FileChooser } from './file-chooser.tsx';
import { fileProblem } from './file-checks.ts';
import * as texts from './texts.ts';

const MAX = 500;
const EMPTY = { milestoneId: '', description: '' };

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
  const draftName = `files:${projectId}`;
  const [about, setAbout] = useDraft(draftName, EMPTY);
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<[string, string][]>([]);
  const [isMissing, setMissing] = useState(false);
  const isStep = milestones.some(({ id }) => id === about.milestoneId);

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
  const submit = () => {
    setMissing(files.length === 0);
    if (files.length === 0) return;
    onAdd(files, {
      milestoneId: isStep ? about.milestoneId : null,
      description: about.description.trim(),
    });
    forgetDraft(draftName);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.addFiles}
      description={texts.acceptedFiles}
      action={[files.length > 1 ? texts.addFilesFiles(files.length) : texts.addFile, texts.adding]}
      isPending={false}
      error={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <FileChooser
        files={files}
        refused={refused}
        error={isMissing && files.length === 0 ? texts.chooseAFile : ''}
        onChoose={choose}
        onRemove={(file) => setFiles(files.filter((one) => one !== file))}
      />
      {milestones.length > 0 && (
        <Field label={texts.milestone} optional>
          {(field) => (
            <Select
              {...field}
              value={isStep ? about.milestoneId : ''}
              onChange={({ target }) => setAbout({ ...about, milestoneId: target.value })}
            >
              <option value="">{texts.wholeProject}</option>
              {milestones.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={texts.description} optional hint={texts.shownUnderTheName}>
        {(field) => (
          <textarea
            {...field}
            rows={2}
            maxLength={MAX}
            className={`${field.className} h-auto! py-3`}
            value={about.description}
            onChange={({ target }) => setAbout({ ...about, description: target.value })}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
