import type { OpenCaseForm } from '#shared/moderation/contract.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { MenuItem } from '#client/ui/menu.tsx';
import { NOUNS } from './nouns.ts';
import { useOpenCase } from './use-open-case.ts';

interface HideItemProps {
  subject: OpenCaseForm['subject'];
  subjectId: string;
  isHidden: boolean;
}

/** Shown to moderators only. */
export function HideItem({ subject, subjectId, isHidden }: HideItemProps) {
  const { openCase, isPending } = useOpenCase(isHidden);
  if (useMember().role === 'member') return null;
  return (
    <MenuItem onSelect={isPending ? undefined : () => openCase({ subject, subjectId })}>
      {isHidden
        ? t('Show this {subject} again', { subject: NOUNS[subject] })
        : t('Hide this {subject}', { subject: NOUNS[subject] })}
    </MenuItem>
  );
}
