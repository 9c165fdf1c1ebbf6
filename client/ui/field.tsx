import { type ReactNode, useId } from 'react';
import { clsx } from 'clsx';
import * as texts from './texts.ts';

interface Control {
  id: string;
  /** Text direction follows what is typed. */
  dir: 'auto';
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  className: string;
}
interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  children: (control: Control) => ReactNode;
}

/** Label, control, then the hint or the error that replaces it. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-paper">
          {label}
        </label>
        {optional && (
          <span aria-hidden className="text-xs text-mute">
            {texts.optional}
          </span>
        )}
      </div>
      {children({
        id,
        dir: 'auto',
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
        className: clsx(
          'h-11 w-full rounded-sm border bg-ink px-3.5 text-base text-paper placeholder:text-mute hover:border-soft',
          error ? 'border-danger' : 'border-edge',
        ),
      })}
      {error ? (
        <p id={`${id}-error`} className="text-xs text-danger">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-xs text-mute">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
