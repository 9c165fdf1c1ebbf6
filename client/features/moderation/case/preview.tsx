import { Check } from '#client/ui/icons.ts';
import type { CaseDetail } from '#shared/moderation/cases/contract.ts';
import { lookedAt } from '#shared/moderation/looked-at.ts';
import type { ReportReason } from '#shared/moderation/reasons.ts';
import { type Decision, type SuspensionDays, suspensionEnd } from '#shared/moderation/states.ts';
import { appealableUntil } from '#shared/moderation/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';
import { Panel } from '#client/ui/panel.tsx';
import { hasRule } from './choices.ts';
import { appealUntil, changeOf, headlineOf, ruleOf } from './statement-copy.ts';

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
      {hasRule(decision)
        ? t('Reporters are told that we acted.')
        : t('Reporters are told that it follows the rules.')}
    </p>
  );
  if (decision === 'dismiss')
    return (
      <Panel
        title={reporters ? t('What the reporters get') : t('What the member gets')}
        aside={<span className="text-xs text-mute">{t('Preview')}</span>}
      >
        <p className="text-sm text-soft">{t('The member isn’t notified.')}</p>
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
    [t('What changed'), changeOf(decided)],
    ...(hasRule(decision) ? [[t('Rule'), ruleOf(reason)]] : []),
    ...(words.trim() ? [[t('Why'), t('“{words}”', { words: words.trim() })]] : []),
    ...(hasRule(decision) ? [[t('What we looked at'), lookedAt(detail.basis, detail.reports.length)]] : []),
    ...(hasRule(decision) ? [[t('If you disagree'), appealUntil(appealableUntil(now))]] : []),
  ];
  return (
    <Panel
      title={t('What the member gets')}
      aside={<span className="text-xs text-mute">{t('Preview')}</span>}
    >
      <div className="rounded-md bg-ink p-5 text-sm text-soft">
        <p dir="auto" className="text-xs text-mute">
          {t('To {name}, by notification and email', { name: displayName(detail.member) })}
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
