import type { ComponentProps } from 'react';
import { ChevronDown } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { CONTROL, Field, type FieldProps, splitField } from './field.tsx';

const SHAPES = {
  box: 'h-11 rounded-sm pl-3.5 text-base',
  pill: 'h-11 rounded-full pl-4 text-sm font-medium',
};

interface Choices {
  /** The value that is sent, and the name that is shown. */
  options: readonly (readonly [value: string, name: string])[];
  /** Shown until something is chosen, and not to be chosen again. */
  placeholder?: string;
  shape?: keyof typeof SHAPES;
}

type SelectProps = FieldProps & Choices & Omit<ComponentProps<'select'>, 'children' | keyof FieldProps>;

/** The browser's native select: works on every phone, by keyboard and by voice. */
export function Select(props: SelectProps) {
  const [field, { options, placeholder, shape = 'box', ...rest }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block min-w-0 max-sm:flex-1">
          <select {...control} {...rest} className={clsx(CONTROL, SHAPES[shape], 'appearance-none pr-10')}>
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mute"
          />
        </span>
      )}
    </Field>
  );
}
