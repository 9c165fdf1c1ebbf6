import { isVisible } from '#shared/kernel/fields.ts';
import { supportEndpoints as endpoints } from '#shared/support/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Select } from '#client/ui/select.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { useTopics } from './support-queries.ts';
import { PREMIUM, useAbout } from './use-about.ts';

/** `chosen` is valid for the link it was chosen under: another link brings its own. */
const EMPTY = { subject: '', message: '', chosen: null as { about: string; under: string } | null };
export function SupportForm() {
  const me = useMember();
  const link = useAbout();
  const topics = useTopics(me.id, link.about && link.about !== PREMIUM ? link.about : null);
  const aboutOf = (chosen: typeof EMPTY.chosen) => {
    const requested = chosen?.under === link.search ? chosen.about : link.about;
    // Subjects that are not the member's own, or not loaded yet, cannot be chosen.
    return requested === PREMIUM || topics.some((topic) => topic.id === requested) ? requested : '';
  };
  const form = useEndpointForm(endpoints.ask, {
    start: EMPTY,
    draft: 'support',
    check: ({ subject, message }) => ({
      ...(!isVisible(subject) && { subject: t('Subject is required') }),
      ...(!isVisible(message) && { message: t('Message is required') }),
    }),
    input: ({ subject, message, chosen }) => {
      const about = aboutOf(chosen);
      const purchase = about && about !== PREMIUM ? { purchaseId: about } : {};
      return { body: { subject, message, isAboutPremium: about === PREMIUM, ...purchase } };
    },
    onSuccess: () => {
      toast({ title: t('Request sent'), description: t('We’ll notify you when we reply.') });
      return refresh(endpoints.mine);
    },
  });

  return (
    <Panel title={t('Contact support')}>
      <form {...form.props} className="grid gap-5">
        <Select
          label={t('What is this about?')}
          options={[
            ['', t('Something else')],
            [PREMIUM, t('Premium')],
            ...topics.map(({ id, label }) => [id, label] as const),
          ]}
          value={aboutOf(form.values.chosen) ?? ''}
          onChange={({ target }) => form.change({ chosen: { about: target.value, under: link.search } })}
        />
        <Input label={t('Subject')} maxLength={120} {...form.field('subject')} />
        <Textarea label={t('Message')} rows={6} maxLength={4000} {...form.field('message')} />
        {form.refusal && <Refusal error={form.refusal} />}
        <Button type="submit" className="justify-self-start max-sm:w-full" disabled={form.isPending}>
          {form.isPending ? t('Sending...') : t('Send request')}
        </Button>
      </form>
    </Panel>
  );
}
