import { useState } from 'react';
import { Check, Scale } from '#client/ui/icons.ts';
import { type Statement, caseEndpoints } from '#shared/moderation/cases/contract.ts';
import type { Decision } from '#shared/moderation/states.ts';
import { ApiError } from '#client/lib/api.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { day, zonedTime } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

const MEANWHILE: Partial<Record<Decision, string>> = {
  label_ai: t('The label stays while the appeal is open.'),
  hide: t('It stays hidden while the appeal is open.'),
  warn: t('The warning stays while the appeal is open.'),
  suspend: t('The suspension stays while the appeal is open.'),
};

const showDecisions = () => refresh(caseEndpoints.statement, caseEndpoints.suspension);

/** When a decision can be appealed, or what happens to a work that is held once its uploader says that it is theirs. */
function introOf({ held, appealableUntil }: Statement): string {
  if (appealableUntil)
    return t('Another moderator will decide within 24 hours. You can appeal once, until {day}.', {
      day: day(appealableUntil),
    });
  return held?.mayReturn
    ? t(
        'A moderator will read it before deciding. If no one has decided within 7 days, the work will be visible again. You can only send this once.',
      )
    : t('A moderator will read it before deciding. You can only send this once.');
}

function AppealForm({ statement }: { statement: Statement }) {
  const { caseId, decision, held } = statement;
  const form = useEndpointForm(caseEndpoints.appeal, {
    start: { words: '' },
    draft: `appeal:${caseId}`,
    input: ({ words }) => ({ params: { id: caseId }, body: { words } }),
    onSuccess: () => {
      toast({ title: t('Appeal sent'), description: t('Another moderator will decide within 24 hours.') });
      return showDecisions();
    },
    // Sent in another tab, or the last day has passed: the page shows how it is now.
    onError: (error) => error instanceof ApiError && error.status === 409 && showDecisions(),
  });
  return (
    <Panel title={held ? t('Is it your work?') : t('Appeal')}>
      <p className="-mt-2 mb-5 text-sm text-soft">{introOf(statement)}</p>
      <form {...form.props} className="grid gap-5">
        <Textarea
          label={held ? t('Why is it yours?') : t('Why is the decision wrong?')}
          hint={t('Up to 2,000 characters.')}
          placeholder={held ? t('How and when did you make it?') : t('What did we miss?')}
          rows={6}
          maxLength={2000}
          {...form.field('words')}
        />
        {form.refusal && <Refusal error={form.refusal} />}
        <Button type="submit" className="w-full" disabled={form.isPending}>
          {form.isPending ? t('Sending...') : t('Send appeal')}
        </Button>
      </form>
      <p className="mt-4 flex items-start gap-2 text-xs text-mute">
        <Check size={14} aria-hidden className="mt-px shrink-0" />
        {held ? t('Held until a moderator decides.') : MEANWHILE[decision]}
      </p>
    </Panel>
  );
}

const exact = (at: Date): string => `${day(at)}, ${zonedTime(at)}`;

const Quote = ({ children }: { children: string }) => (
  <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-soft">
    {t('“{words}”', { words: children })}
  </p>
);

function SentAppeal({
  statement: { decision, held },
  appeal: { words, createdAt, dueAt, outcome },
}: {
  statement: Statement;
  appeal: NonNullable<Statement['appeal']>;
}) {
  const facts = outcome
    ? [
        [t('Sent'), exact(createdAt)],
        [t('Decided'), exact(outcome.decidedAt)],
      ]
    : [
        [t('Sent'), exact(createdAt)],
        [t('Decision due'), exact(dueAt)],
      ];
  const status = outcome ? (outcome.isGranted ? t('Granted') : t('Denied')) : t('Waiting');
  return (
    <Panel
      title={t('Your appeal')}
      aside={
        <Chip tone={outcome ? (outcome.isGranted ? 'ok' : 'mute') : 'info'} icon={Scale}>
          {status}
        </Chip>
      }
    >
      <Quote>{words}</Quote>
      <dl className="mt-5 grid gap-3 border-t border-line pt-5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-mute">{name}</dt>
            <dd className="text-paper">{value}</dd>
          </div>
        ))}
      </dl>
      {outcome ? (
        <div className="mt-5 grid gap-2 border-t border-line pt-5">
          <h3 className="font-sans text-sm font-semibold">
            {outcome.isGranted ? t('The decision was reversed.') : t('The decision stands.')}
          </h3>
          {outcome.words && <Quote>{outcome.words}</Quote>}
        </div>
      ) : (
        <p className="mt-5 text-xs text-mute">
          {held
            ? t('Held until a moderator decides.')
            : `${t('Another moderator will decide.')} ${MEANWHILE[decision] ?? ''}`}
        </p>
      )}
    </Panel>
  );
}

/** The form, what was sent with its answer, or that it is too late. Nothing if there is nothing to appeal. */
export function Appeal({ statement }: { statement: Statement }) {
  const [now] = useState(() => new Date());
  const { appeal, appealableUntil, held } = statement;
  if (appeal) return <SentAppeal statement={statement} appeal={appeal} />;
  if (held ? held.isOver : !appealableUntil) return null;
  if (!appealableUntil || appealableUntil > now) return <AppealForm statement={statement} />;
  return (
    <Panel title={t('Appeal')}>
      <p className="text-sm text-soft">
        {t('This decision could be appealed until {day}.', { day: day(appealableUntil) })}
      </p>
    </Panel>
  );
}
