import { Check } from 'lucide-react';
import type { CaseDetail } from '#shared/moderation/cases/contract.ts';
import { lookedAt } from '#shared/moderation/looked-at.ts';
import type { ReportReason } from '#shared/moderation/reasons.ts';
import { type Decision, type SuspensionDays, suspensionEnd } from '#shared/moderation/states.ts';
import { appealableUntil } from '#shared/moderation/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Panel } from '#client/ui/panel.tsx';
import { hasRule } from './choices.ts';
import { appealUntil, changeOf, headlineOf, ruleOf } from './statement-copy.ts';
import * as texts from './texts.ts';

interface PreviewProps {
  detail: CaseDetail;
  decision: Decision | '';
  reason: ReportReason;
  words: string;
  days: SuspensionDays;
  now: Date;
}

/** Follows every change of the form at once. */
export function Preview({ detail, decision, reason, words, days, now }: PreviewProps) {
  if (decision === '' || detail.kind === 'lookalike') return null;
  const isAppeal = detail.kind === 'appeal';
  const reporters = detail.reports.length > 0 && !isAppeal && (
    <p className="mt-4 flex items-start gap-2 text-xs text-mute">
      <Check size={14} aria-hidden className="mt-px shrink-0 text-ok" />
      {hasRule(decision) ? texts.reportersUpheld : texts.reportersDismissed}
    </p>
  );
  if (decision === 'dismiss')
    return (
      <Panel
        title={reporters ? texts.whatReportersGet : texts.whatMemberGets}
        aside={<span className="text-xs text-mute">{texts.preview}</span>}
      >
        <p className="text-sm text-soft">{texts.nothingForMember}</p>
        {reporters}
      </Panel>
    );
  const decided = {
    decision,
    subject: detail.subject,
    title: detail.title,
    suspendedUntil: decision === 'suspend' ? suspensionEnd(days, now) : null,
    at: now,
    isAppeal,
  };
  const parts = [
    [texts.whatChanged, changeOf(decided)],
    ...(hasRule(decision) ? [[texts.rule, ruleOf(reason)]] : []),
    ...(words.trim() ? [[texts.why, texts.quoted(words.trim())]] : []),
    ...(hasRule(decision) ? [[texts.whatWeLookedAt, lookedAt(detail.basis, detail.reports.length)]] : []),
    ...(hasRule(decision) ? [[texts.ifYouDisagree, appealUntil(appealableUntil(now))]] : []),
  ];
  return (
    <Panel title={texts.whatMemberGets} aside={<span className="text-xs text-mute">{texts.preview}</span>}>
      <div className="rounded-md bg-ink p-5 text-sm text-soft">
        <p dir="auto" className="text-xs text-mute">
          {texts.to(displayName(detail.member))}
        </p>
        <p dir="auto" className="mt-2 font-display text-lg font-semibold wrap-anywhere text-paper">
          {headlineOf(decided)}
        </p>
        <dl className="mt-4 grid gap-3">
          {parts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-mute">{name}</dt>
              <dd dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-line">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {reporters}
    </Panel>
  );
}
