/** State of a form: values with a draft, an error for each field, focus on the first, and one submission at a time. */
import { type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../draft.ts';
import { type Errors, refusedFields } from './errors.ts';

export interface FormOptions<Values extends object> {
  /** Initial values. Later changes apply to fields in which nothing was typed. */
  start: Values;
  /** All fields belong together: later changes of `start` apply until something is typed in any. */
  isWhole?: boolean;
  /** Name under which this tab keeps what was typed until it is sent. */
  draft?: string | undefined;
  /** Errors shown on submit. */
  check?: ((values: Values) => Errors<keyof Values & string>) | undefined;
  /** Errors shown at once. */
  checkAlways?: (values: Values) => Errors<keyof Values & string>;
  /** Submitting failed because of an error. */
  onWrong?: (values: Values) => void;
  /** The field that refused files belong to. */
  file?: keyof Values & string;
}

interface Submission<Values> {
  isPending: boolean;
  /** Called with valid values. */
  send: (values: Values) => void;
}

type Changes<Values> = Partial<Values> | ((now: Values) => Partial<Values>);

const INVALID = '[aria-invalid="true"], [data-invalid]';

export function useForm<Values extends object>(options: FormOptions<Values> & Submission<Values>) {
  type Name = keyof Values & string;
  const { start, check, checkAlways, isPending, send } = options;
  const id = useId();
  const root = useRef<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => void (root.current = element), []);
  const [typed, setTyped, clearDraft] = useDraft<Partial<Values> | null>(options.draft, null);
  const [found, setFound] = useState<Errors<Name>>({});
  const [refusal, setRefusal] = useState<Error | null>(null);
  const values: Values = typed ? { ...start, ...typed } : start;
  const errors: Errors<Name> = { ...found, ...checkAlways?.(values) };

  /** Focuses the first invalid field. @returns whether there is one in this form */
  const show = (wrong: Errors): boolean => {
    flushSync(() => {
      setFound(wrong);
      setRefusal(null);
    });
    if (Object.keys(wrong).length === 0) return false;
    const first = root.current?.querySelector<HTMLElement>(INVALID);
    const control = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first;
    control?.focus();
    return Boolean(control);
  };
  const change = (changes: Changes<Values>) => {
    const changesOf = (now: Values) => (typeof changes === 'function' ? changes(now) : changes);
    setTyped((now) => ({ ...(options.isWhole && start), ...now, ...changesOf({ ...start, ...now }) }));
    if (Object.keys(found).length === 0) return;
    const next = { ...values, ...changesOf(values) };
    const [before, after] = [check?.(values) ?? {}, check?.(next) ?? {}] as [Errors<Name>, Errors<Name>];
    const isOpen = (name: Name) => values[name] === next[name] && (!before[name] || after[name]);
    setFound(
      (now) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => isOpen(name as Name))) as Errors<Name>,
    );
  };
  /** Focuses the first field whose text is too long or whose date is incomplete. The field shows the error itself. */
  const focusUnfit = (): boolean => {
    const controls = root.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    const unfit = [...controls].find(({ dataset, validity }) => dataset['over'] || validity.badInput);
    unfit?.dispatchEvent(new Event('invalid'));
    unfit?.focus();
    return Boolean(unfit);
  };
  /** Shows errors in the values. @returns whether there are none */
  const validate = (checked = values): boolean => {
    const wrong = { ...check?.(checked), ...checkAlways?.(checked) } as Errors;
    for (const name of Object.keys(wrong)) if (!wrong[name]) delete wrong[name];
    show(wrong);
    const isValid = Object.keys(wrong).length === 0 && !focusUnfit();
    if (!isValid) options.onWrong?.(checked);
    return isValid;
  };
  const submit = (over?: Partial<Values>) => {
    const final = { ...values, ...over };
    if (!isPending && validate(final)) send(final);
  };

  return {
    values,
    errors,
    isPending,
    isChanged: typed !== null && JSON.stringify(values) !== JSON.stringify(start),
    /** A refusal by the server that concerns no field of this form. */
    refusal,
    change,
    validate: () => validate(),
    /** @param over replaces values */
    submit,
    /** Props of a text control. */
    field: <K extends Name>(name: K) => ({
      value: values[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as Partial<Values>),
    }),
    /** Shows a refusal by the server at its field, or as `refusal`. */
    refuse: (error: Error) => {
      if (!show(refusedFields(error, options.file))) setRefusal(error);
    },
    /** Resets the values and deletes the draft. */
    discard: () => {
      clearDraft();
      setFound({});
      setRefusal(null);
    },
    /** Props of the form element. */
    props: {
      id,
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        // A form in a nested dialog submits itself.
        if (event.target === event.currentTarget) submit();
      },
    },
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;
