import { type ComponentProps, type ReactNode, useId } from 'react';
import { clsx } from 'clsx';
import { t, tn } from '#client/lib/t.ts';

export interface FieldProps {
  label: string;
  /** Hidden where a placeholder or the place says what it is for. */
  labelAt?: keyof typeof LABELS;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Class of the whole field. */
  className?: string | undefined;
}
const LABELS = {
  top: {
    field: 'grid content-start gap-1.5',
    row: 'flex items-baseline justify-between gap-3',
    label: 'font-semibold text-paper',
  },
  side: { field: 'flex items-center gap-3', row: 'max-sm:sr-only', label: 'text-mute' },
  hidden: { field: 'grid content-start gap-1.5', row: 'sr-only', label: '' },
};

interface Control {
  id: string;
  /** Text direction follows what is typed. */
  dir: 'auto';
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Label, control, then the hint or the error that replaces it. */
export function Field({
  label,
  labelAt = 'top',
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const look = LABELS[labelAt];
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={clsx(look.field, className)}>
      <div className={look.row}>
        <label htmlFor={id} className={clsx('text-sm', look.label)}>
          {label}
        </label>
        {optional && (
          <span aria-hidden className="text-xs text-mute">
            {t('Optional')}
          </span>
        )}
      </div>
      {children({
        id,
        dir: 'auto',
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {described && (
        <p id={described} className={clsx('text-xs', error ? 'text-danger' : 'text-mute')}>
          {error || hint}
        </p>
      )}
    </div>
  );
}

type Limited = FieldProps & Pick<ComponentProps<'textarea'>, 'value' | 'maxLength'>;

/**
 * Splits what the field shows from what its control gets. Text beyond `maxLength` is kept
 * and reported as an error; a browser would cut it off silently.
 */
export function splitField<Props extends Limited>({
  label,
  labelAt,
  hint,
  error,
  optional,
  className,
  maxLength = Infinity,
  ...control
}: Props) {
  const over = String(control.value ?? '').trim().length - maxLength;
  const tooLong =
    over > 0 ? tn(over, '{n} character over the limit.', '{n} characters over the limit.') : undefined;
  const field: FieldProps = { label, labelAt, hint, error: error ?? tooLong, optional, className };
  // `useForm` submits nothing while a control has this attribute.
  return [field, { ...control, 'data-over': tooLong && true }] as const;
}

/** The common look of controls; the color of the border follows `aria-invalid`. */
export const CONTROL =
  'w-full border border-edge bg-ink text-paper placeholder:text-mute hover:border-soft aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50';
