import { type ComponentProps, type ReactNode, useState } from 'react';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';
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

const UNREADABLE: Record<string, string> = {
  date: t('Please choose a valid date.'),
  number: t('Please enter a number.'),
};
/** Half a date, or one that does not exist, has no value: only the browser knows that something was typed. */
function useUnreadable({ type, onChange, onBlur }: InputProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const sentence = type && UNREADABLE[type];
  if (!sentence) return null;
  const handlers: Pick<InputProps, 'onChange' | 'onBlur' | 'onInvalid'> = {
    onChange: (event) => {
      if (!event.target.validity.badInput) setUnreadable(false);
      onChange?.(event);
    },
    onBlur: (event) => {
      setUnreadable(event.target.validity.badInput);
      onBlur?.(event);
    },
    // Dispatched by a form that is about to be sent.
    onInvalid: () => setUnreadable(true),
  };
  return { handlers, error: isUnreadable ? sentence : undefined };
}

export function Input(props: InputProps) {
  const unreadable = useUnreadable(props);
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
    <Field {...field} error={unreadable?.error ?? field.error}>
      {(control) => {
        const input = <input {...control} {...rest} {...unreadable?.handlers} className={look} />;
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
