import { useSearch } from 'wouter';
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
import { toast } from '#client/lib/toast.ts';
import { useTopics } from './support-queries.ts';
import * as texts from './texts.ts';

const PREMIUM = 'premium';

/** The subject that a link names: a purchase's id, PREMIUM, or nothing. */
function useAbout(): { search: string; about: string } {
  const search = useSearch();
  const query = new URLSearchParams(search);
  return { search, about: query.has('premium') ? PREMIUM : (query.get('purchase') ?? '') };
}

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
      ...(!subject.trim() && { subject: texts.subjectIsRequired }),
      ...(!message.trim() && { message: texts.messageIsRequired }),
    }),
    input: ({ subject, message, chosen }) => {
      const about = aboutOf(chosen);
      const purchase = about && about !== PREMIUM ? { purchaseId: about } : {};
      return { body: { subject, message, isAboutPremium: about === PREMIUM, ...purchase } };
    },
    onSuccess: () => {
      toast({ title: texts.requestSent, description: texts.wellNotifyYouWhenWeAnswer });
      return refresh(endpoints.mine);
    },
  });

  return (
    <Panel title={texts.contactSupport}>
      <form {...form.props} className="grid gap-5">
        <Select
          label={texts.whatIsThisAbout}
          options={[
            ['', texts.somethingElse],
            [PREMIUM, texts.premium],
            ...topics.map(({ id, label }) => [id, label] as const),
          ]}
          value={aboutOf(form.values.chosen) ?? ''}
          onChange={({ target }) => form.change({ chosen: { about: target.value, under: link.search } })}
        />
        <Input label={texts.subject} maxLength={120} {...form.field('subject')} />
        <Textarea label={texts.message} rows={6} maxLength={4000} {...form.field('message')} />
        {form.refusal && <Refusal error={form.refusal} />}
        <Button type="submit" className="justify-self-start max-sm:w-full" disabled={form.isPending}>
          {form.isPending ? texts.sending : texts.sendRequest}
        </Button>
      </form>
    </Panel>
  );
}
