import { TriangleAlert } from '#client/ui/icons.ts';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type CaseDetail, type QueueEntry, caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { REPORT_REASONS, RULES, type ReportReason } from '#shared/moderation/reasons.ts';
import { DECISIONS, SUSPENSION_DAYS, type Decision, type SuspensionDays } from '#shared/moderation/states.ts';
import type { Page } from '#shared/http/page.ts';
import { displayName } from '#shared/kernel/names.ts';
import { ApiError } from '#client/lib/api.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { useNow } from '#client/lib/use-now.ts';
import { paths } from '#client/paths.ts';
import { Select } from '#client/ui/select.tsx';
import { refreshQueue } from '../queue/use-queue.ts';
import { DecisionFrame } from '../decision-frame.tsx';
import { buttonName, choiceOf, hasRule, lengthName } from './choices.ts';
import { Preview } from './preview.tsx';
import { DECISION_NAMES } from '../case-names.ts';

const EMPTY = {
  decision: '' as Decision | '',
  reason: '' as ReportReason | '',
  words: '',
  days: 7 as SuspensionDays,
};

const ruleName = (reason: ReportReason) =>
  [RULES[reason].section, RULES[reason].rule].filter(Boolean).join(' ');

/** The rule most members named. */
function likelyRule({ kind, reports, appealed }: CaseDetail): ReportReason {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return appealed?.decided.reason ?? most?.[0] ?? (kind === 'lookalike' ? 'stolen_work' : 'other');
}

/** The next case in the queue, as it was last read. */
function nextCase(id: string): string | undefined {
  const lists = queryClient.getQueriesData<{ pages: Page<QueueEntry>[] }>({
    queryKey: [caseEndpoints.queue.path],
  });
  const items = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.items) ?? []);
  const at = items.findIndex((entry) => entry.id === id);
  return items.slice(at + 1).find((entry) => entry.id !== id && !entry.decided)?.id;
}

interface First {
  decision: Decision;
  by: string | null;
  at: Date;
}

/** The first decision: of the case as it was read, or of the response that refused a second one. */
function firstOf({ decided }: CaseDetail, refusal: Error | null): First | null {
  if (decided) return { ...decided, by: decided.by && displayName(decided.by) };
  const said = refusal instanceof ApiError ? refusal.decided : undefined;
  const decision = DECISIONS.find((one) => one === said?.decision);
  return said && decision ? { decision, by: said.by, at: new Date(said.at) } : null;
}

/** Another moderator was faster; what was typed is kept. */
function Conflict({ first: { decision, by, at }, onShow }: { first: First; onShow: () => void }) {
  return (
    <div
      role="alert"
      className="mb-5 flex items-start gap-3 rounded-sm bg-raised px-4 py-3 text-sm text-soft"
    >
      <TriangleAlert size={18} aria-hidden className="mt-px shrink-0 text-danger" />
      <div>
        <p dir="auto" className="font-semibold text-paper">
          {by ? t('Already decided by {name}', { name: by }) : t('Already decided')}
        </p>
        <p className="mt-0.5">
          {t('{what} on {when}. Your message is kept below.', {
            what: DECISION_NAMES[decision],
            when: dayAndTime(at),
          })}
        </p>
        <button
          type="button"
          onClick={onShow}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-paper underline decoration-edge underline-offset-4"
        >
          {t('Show the decision')}
        </button>
      </div>
    </div>
  );
}

/** Preselects the decision of the button that opened the case, if it is possible. */
function useAsked({ possible }: CaseDetail): Decision | '' {
  const asked = new URLSearchParams(useSearch()).get('decision');
  return possible.find((decision) => decision === asked) ?? '';
}

interface LengthProps {
  value: SuspensionDays;
  onChange: (days: SuspensionDays) => void;
}

const SuspensionLength = ({ value, onChange }: LengthProps) => (
  <div
    role="group"
    aria-label={t('For how long')}
    className="-mt-2 grid grid-cols-4 gap-1 rounded-sm border border-edge p-1"
  >
    {SUSPENSION_DAYS.map((length) => (
      <button
        key={length}
        type="button"
        aria-pressed={value === length}
        onClick={() => onChange(length)}
        className="h-11 rounded-xs text-xs font-semibold text-soft hover:text-paper aria-pressed:bg-paper aria-pressed:text-ink sm:h-9 pointer-coarse:h-11"
      >
        {lengthName(length)}
      </button>
    ))}
  </div>
);

interface FormProps {
  detail: CaseDetail;
  /** Shows the decision that someone else made. */
  onShow: () => void;
}

/** Only the chosen decision explains itself; of two works that look alike, all do. */
export function DecisionForm({ detail, onShow }: FormProps) {
  const now = useNow();
  const [, navigate] = useLocation();
  const { kind, pair } = detail;
  const isPair = kind === 'lookalike';
  const asked = useAsked(detail);
  const form = useEndpointForm(caseEndpoints.decide, {
    start: { ...EMPTY, decision: asked },
    draft: `case:${detail.id}`,
    check: ({ decision }) => (decision ? {} : { decision: t('Please choose a decision.') }),
    input: ({ decision, reason, words, days }) => ({
      params: { id: detail.id },
      body: {
        decision: decision || 'dismiss',
        ...(decision === 'dismiss' ? {} : { words, reason: reason || likelyRule(detail) }),
        ...(decision === 'suspend' ? { days } : {}),
      },
    }),
    onSuccess: () => {
      toast({ title: t('Case decided') });
      navigate(paths.moderation(), { state: { focus: nextCase(detail.id) } });
      return refreshQueue();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh(caseEndpoints.get);
    },
  });
  const { decision, words, days } = form.values;
  const reason = form.values.reason || likelyRule(detail);
  // What was chosen stays in sight when someone else was faster.
  const [offered] = useState(detail.possible);
  const possible = detail.possible.length > 0 ? detail.possible : offered;
  const about = { subject: detail.subject, isReported: detail.reports.length > 0 };
  const first = firstOf(detail, form.refusal ?? null);
  const isGone = form.refusal instanceof ApiError && form.refusal.code === 'case_decided';
  const told = (decision === 'hide_older' && pair?.older?.artist) || detail.member;
  const saving = decision === 'label_ai' ? t('Labeling...') : t('Deciding...');
  return (
    <>
      <section aria-labelledby="decide" className="rounded-lg bg-surface p-5 sm:p-7">
        <h2 id="decide" className="sr-only">
          {t('Decide')}
        </h2>
        {first && (
          <Conflict
            first={first}
            onShow={() => {
              form.discard();
              onShow();
            }}
          />
        )}
        <DecisionFrame
          form={form}
          legend={t('Decision')}
          choices={possible.map((value) => {
            const [name, hint] = choiceOf(value, kind, about);
            const isExplained = value === decision || isPair;
            const brief = value === 'suspend' ? t('1, 7 or 30 days, or permanently') : '';
            return { value, name, hint: isExplained ? hint : brief };
          })}
          value={decision}
          error={form.errors.decision}
          onChange={(next) => form.change({ decision: next })}
          isException={detail.isException}
          words={
            decision === 'dismiss'
              ? undefined
              : {
                  ...(isPair
                    ? {
                        label: t('Message to {name}', { name: displayName(told) }),
                        hint: t('Part of the statement of reasons.'),
                      }
                    : { label: t('Your message to the member') }),
                  ...form.field('words'),
                }
          }
          refusal={isGone ? null : form.refusal}
          submit={form.isPending ? saving : buttonName(decision, kind, days)}
          disabled={form.isPending || first !== null}
        >
          {decision === 'suspend' && (
            <SuspensionLength value={days} onChange={(next) => form.change({ days: next })} />
          )}
          {hasRule(decision) && (
            <Select
              label={t('Rule')}
              options={REPORT_REASONS.map((name) => [name, ruleName(name)])}
              {...form.field('reason')}
              value={reason}
            />
          )}
        </DecisionFrame>
        {isPair && (
          <p className="mt-4 text-xs text-mute">
            {t('If you hide one, both members are notified. Your decision is logged.')}
          </p>
        )}
      </section>
      <Preview detail={detail} decision={decision} reason={reason} words={words} days={days} now={now} />
    </>
  );
}
