import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { CONTROL, Field, type FieldProps, splitField } from './field.tsx';

const SIZES = { md: 'h-11', lg: 'h-13' };

interface Looks {
  size?: keyof typeof SIZES;
  /** Figures under figures. */
  isNumeric?: boolean;
  /** Before what is typed. */
  unit?: string;
  /** A button at its end. */
  button?: ReactNode;
  /** No wider than what is typed in it. */
  isShort?: boolean;
}

type InputProps = FieldProps & Looks & Omit<ComponentProps<'input'>, 'size' | keyof FieldProps>;

export function Input(props: InputProps) {
  const [field, { size = 'md', isNumeric, unit, button, isShort, ...rest }] = splitField(props);
  const look = clsx(
    CONTROL,
    SIZES[size],
    'rounded-sm text-base',
    unit ? 'pl-8' : 'pl-3.5',
    button ? 'pr-13' : 'pr-3.5',
    isNumeric && 'num',
    isShort && 'max-w-60',
    rest.type === 'date' && 'scheme-dark',
  );
  return (
    <Field {...field}>
      {(control) => {
        const input = <input {...control} {...rest} className={look} />;
        if (!unit && !button) return input;
        return (
          <span className="relative block">
            {unit && (
              <span aria-hidden className="num absolute top-1/2 left-3.5 -translate-y-1/2 text-mute">
                {unit}
              </span>
            )}
            {input}
            {button}
          </span>
        );
      }}
    </Field>
  );
}
