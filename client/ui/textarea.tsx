import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { tn } from '#client/lib/t.ts';
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

/** What is typed or pasted beyond `maxLength` stays, and is said to be too much. */
export function Textarea(props: TextareaProps) {
  const [field, { shape = 'box', maxLength = Infinity, ...rest }] = splitField(props);
  const over = String(rest.value ?? '').trim().length - maxLength;
  const error =
    field.error ??
    (over > 0 ? tn(over, '{n} character over the limit.', '{n} characters over the limit.') : undefined);
  return (
    <Field {...field} error={error}>
      {(control) => <textarea {...control} {...rest} className={clsx(CONTROL, SHAPES[shape])} />}
    </Field>
  );
}
