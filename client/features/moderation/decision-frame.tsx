import { type ComponentProps, type ReactNode, useId } from 'react';
import { sentenceOf } from '#client/lib/api.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

interface DecisionFrameProps<V extends string> {
  form: Pick<Form<object>, 'props'>;
  legend: string;
  /** `hint` says what it means; empty: shown once it is chosen. */
  choices: readonly { value: V; name: string; hint: string }[];
  value: V | '';
  error: string | undefined;
  onChange: (value: V) => void;
  /** The admin has a part in it, and no one else is left. */
  isException: boolean;
  /** What the chosen one asks for, and what it does. */
  children: ReactNode;
  /** Whom it concerns reads them; absent: no one is told. */
  words: ComponentProps<typeof Textarea> | undefined;
  refusal?: Error | null;
  submit: string;
  disabled?: boolean;
}

/** The form of everything moderators decide: what differs between kinds is its choices and what they ask for. */
export function DecisionFrame<V extends string>(props: DecisionFrameProps<V>) {
  const { form, legend, choices, value, error, onChange, isException, children, words, refusal } = props;
  const id = useId();
  return (
    <form {...form.props} className="grid gap-5">
      {isException && (
        <p className="text-sm text-mute">
          {t('You’re involved in this case, but no other moderator is available. This will be logged.')}
        </p>
      )}
      <Choices legend={legend} error={error} className="divide-y divide-line rounded-sm border border-edge">
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            shape="row"
            name={id}
            value={choice.value}
            aria-labelledby={`${id}-${choice.value}`}
            aria-describedby={`${id}-${choice.value}-hint`}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          >
            <span id={`${id}-${choice.value}`} className="block text-sm font-medium text-paper">
              {choice.name}
            </span>
            <span id={`${id}-${choice.value}-hint`} className="block text-xs wrap-anywhere text-mute">
              {choice.hint}
            </span>
          </Choice>
        ))}
      </Choices>
      {children}
      {words && <Textarea rows={3} maxLength={2000} {...words} />}
      {refusal && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(refusal)}
        </p>
      )}
      <Button type="submit" className="w-full" disabled={props.disabled}>
        {props.submit}
      </Button>
    </form>
  );
}
