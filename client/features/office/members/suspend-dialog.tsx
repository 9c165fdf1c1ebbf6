import { REPORT_REASONS, RULES, type ReportReason } from '#shared/moderation/reasons.ts';
import { suspensionEndpoints } from '#shared/moderation/suspension/contract.ts';
import type { OfficeMember } from '#shared/office/members/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import * as texts from './texts.ts';

const LENGTHS = [
  ['1', texts.oneDay],
  ['7', texts.days(7)],
  ['30', texts.days(30)],
  ['', texts.permanently],
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
      title={texts.suspendName(displayName(member))}
      description={texts.whatSuspensionMeans}
      submitText={texts.suspend}
      savingText={texts.suspending}
      onClose={onClose}
    >
      <Select label={texts.howLong} options={LENGTHS} {...form.field('days')} />
      <Select
        label={texts.rule}
        placeholder={texts.chooseARule}
        options={REPORT_REASONS.map((reason) => [reason, RULES[reason].rule])}
        {...form.field('reason')}
      />
      <Textarea
        label={texts.yourMessage}
        hint={texts.theMemberReadsThis}
        rows={4}
        maxLength={2000}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
