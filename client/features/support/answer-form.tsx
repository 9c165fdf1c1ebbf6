import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SupportCase, supportEndpoints as endpoints } from '#shared/support/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { useAction } from '#client/lib/action.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import * as texts from './texts.ts';

/** Answers once; then the request leaves the queue. */
export function AnswerForm({ request }: { request: SupportCase }) {
  const name = `answer:${request.id}`;
  const [answer, setAnswer] = useDraft(name, '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const leave = () => {
    forgetDraft(name);
    return refresh(endpoints.queue);
  };
  const send = useAction(endpoints.answer, {
    onSuccess: () => {
      toast({ title: texts.answerSent });
      return leave();
    },
    onError: (problem) => {
      // Another moderator was faster, or it is gone: there is nothing left to answer.
      if (!(problem instanceof ApiError) || ![404, 409].includes(problem.status)) return undefined;
      toast({ title: texts.error, description: sentenceOf(problem), variant: 'destructive' });
      return leave();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const found = answer.trim() ? undefined : texts.answerIsRequired;
    flushSync(() => setError(found));
    if (found) field.current?.focus();
    else send.mutate({ params: { id: request.id }, body: { answer } });
  };
  const shown = error ?? (send.isError ? sentenceOf(send.error) : undefined);
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
      <Field label={texts.answer} error={shown}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            maxLength={4000}
            className={`${control.className} h-auto py-3`}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start max-sm:w-full" disabled={send.isPending}>
        {send.isPending ? texts.sending : texts.sendAnswer}
      </Button>
    </form>
  );
}
