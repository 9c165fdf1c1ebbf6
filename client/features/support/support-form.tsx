import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { supportEndpoints as endpoints } from '#shared/support/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Select } from '#client/ui/select.tsx';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { useDraft } from '#client/lib/draft.ts';
import { refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { useTopics } from './support-queries.ts';
import { PREMIUM, useAbout } from './use-about.ts';
import * as texts from './texts.ts';

/** `chosen` is valid for the link it was chosen under: another link brings its own. */
const EMPTY = { subject: '', message: '', chosen: null as { about: string; under: string } | null };
type Errors = { subject?: string; message?: string };

const check = ({ subject, message }: typeof EMPTY): Errors => ({
  ...(subject.trim() ? {} : { subject: texts.subjectIsRequired }),
  ...(message.trim() ? {} : { message: texts.messageIsRequired }),
});

export function SupportForm() {
  const me = useMember();
  const link = useAbout();
  const [draft, setDraft, forget] = useDraft('support', EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const topics = useTopics(me.id, link.about && link.about !== PREMIUM ? link.about : null);
  const ask = useAction(endpoints.ask, {
    onSuccess: () => {
      forget();
      toast({ title: texts.requestSent, description: texts.wellNotifyYouWhenWeAnswer });
      return refresh(endpoints.mine);
    },
  });
  const requested = draft.chosen?.under === link.search ? draft.chosen.about : link.about;
  // Subjects that are not the member's own, or not loaded yet, cannot be chosen.
  const about = requested === PREMIUM || topics.some((topic) => topic.id === requested) ? requested : '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    const found = check(draft);
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    const { subject, message } = draft;
    ask.mutate({
      body: {
        subject,
        message,
        isAboutPremium: about === PREMIUM,
        ...(about && about !== PREMIUM ? { purchaseId: about } : {}),
      },
    });
  };

  return (
    <Panel title={texts.contactSupport}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={texts.whatIsThisAbout}>
          {(field) => (
            <Select
              {...field}
              value={about}
              onChange={(event) =>
                setDraft({ ...draft, chosen: { about: event.target.value, under: link.search } })
              }
            >
              <option value="">{texts.somethingElse}</option>
              <option value={PREMIUM}>{texts.premium}</option>
              {topics.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.subject} error={errors.subject}>
          {(field) => (
            <input
              {...field}
              maxLength={120}
              value={draft.subject}
              onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
            />
          )}
        </Field>
        <Field label={texts.message} error={errors.message}>
          {(field) => (
            <textarea
              {...field}
              rows={6}
              maxLength={4000}
              className={`${field.className} h-auto py-3`}
              value={draft.message}
              onChange={(event) => setDraft({ ...draft, message: event.target.value })}
            />
          )}
        </Field>
        {ask.isError && (
          <p role="alert" className="text-sm text-danger">
            {sentenceOf(ask.error)}
          </p>
        )}
        <Button type="submit" className="justify-self-start max-sm:w-full" disabled={ask.isPending}>
          {ask.isPending ? texts.sending : texts.sendRequest}
        </Button>
      </form>
    </Panel>
  );
}
