import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  /** Its name; what opens it is a button. */
  label: string;
  accept: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** The browser's own chooser of files, unseen: a button clicks it. */
export const FileInput = ({ label, onChoose, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    tabIndex={-1}
    aria-label={label}
    onChange={({ target }) => {
      onChoose([...(target.files ?? [])]);
      // Allows choosing the same file again after a fix.
      target.value = '';
    }}
    className="sr-only"
  />
);
