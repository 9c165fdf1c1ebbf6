import { REPORT_REASONS, RULES, type ReportReason } from '#shared/moderation/reasons.ts';
import { suspensionEndpoints } from '#shared/moderation/suspension/contract.ts';
import type { OfficeMember } from '#shared/office/members/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

const LENGTHS = [
  ['1', t('1 day')],
  ['7', t('{n} days', { n: 7 })],
  ['30', t('{n} days', { n: 30 })],
  ['', t('Permanently')],
] as const;
const DAYS = { '1': 1, '7': 7, '30': 30, '': null } as const;

const START = { days: '7' as keyof typeof DAYS, reason: '', words: '' };

interface SuspendDialogProps {
  member: OfficeMember;
  onDone: () => void;
  onClose: () => void;
}

/** The same fields as a decision about a case, which it makes. */
export function SuspendDialog({ member, onDone, onClose }: SuspendDialogProps) {
  const form = useEndpointForm(suspensionEndpoints.start, {
    start: START,
    input: ({ days, reason, words }) => ({
      params: { id: member.id },
      body: { days: DAYS[days], reason: reason as ReportReason, words },
    }),
    onSuccess: onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('Suspend {name}?', { name: displayName(member) })}
      description={t(
        'They can browse and finish what’s under way, but nothing else. They get the reason by notification and email, and can appeal.',
      )}
      submitText={t('Suspend')}
      savingText={t('Suspending...')}
      onClose={onClose}
    >
      <Select label={t('For how long')} options={LENGTHS} {...form.field('days')} />
      <Select
        label={t('Rule')}
        placeholder={t('Choose a rule')}
        options={REPORT_REASONS.map((reason) => [reason, RULES[reason].rule])}
        {...form.field('reason')}
      />
      <Textarea
        label={t('Your message')}
        hint={t('The member will see this.')}
        rows={4}
        maxLength={2000}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
