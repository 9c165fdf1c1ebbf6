import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { CONTROL, Field, type FieldProps, splitField } from './field.tsx';

const SHAPES = {
  box: 'rounded-sm px-3.5 py-3 text-base',
  /** One line that grows with what is typed. */
  bubble:
    'field-sizing-content max-h-32 min-h-11 resize-none rounded-[22px] px-4 py-2.5 text-sm max-sm:text-base',
};

type TextareaProps = FieldProps & { shape?: keyof typeof SHAPES } & Omit<
    ComponentProps<'textarea'>,
    keyof FieldProps
  >;

export function Textarea(props: TextareaProps) {
  const [field, { shape = 'box', ...rest }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => <textarea {...control} {...rest} className={clsx(CONTROL, SHAPES[shape])} />}
    </Field>
  );
}
