import { type SupportCase, supportEndpoints as endpoints } from '#shared/support/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { toastError } from '#client/lib/action.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

const EMPTY = { answer: '' };

/** Answers once; then the request leaves the queue. */
export function AnswerForm({ request }: { request: SupportCase }) {
  const form = useEndpointForm(endpoints.answer, {
    start: EMPTY,
    draft: `answer:${request.id}`,
    check: ({ answer }) => (answer.trim() ? {} : { answer: t('Reply is required') }),
    input: (body) => ({ params: { id: request.id }, body }),
    onSuccess: () => {
      toast({ title: t('Reply sent') });
      return refresh(endpoints.queue);
    },
    onError: (error) => {
      // Another moderator was faster, or it is gone: there is nothing left to answer.
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return undefined;
      toastError(error);
      form.discard();
      return refresh(endpoints.queue);
    },
  });
  const { answer } = form.errors;
  return (
    <form {...form.props} className="mt-4 grid gap-3">
      <Textarea
        label={t('Reply')}
        rows={3}
        maxLength={4000}
        {...form.field('answer')}
        error={answer ?? (form.refusal ? sentenceOf(form.refusal) : undefined)}
      />
      <Button type="submit" className="justify-self-start max-sm:w-full" disabled={form.isPending}>
        {form.isPending ? t('Sending...') : t('Send reply')}
      </Button>
    </form>
  );
}
