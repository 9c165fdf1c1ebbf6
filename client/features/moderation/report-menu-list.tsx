import { useState } from 'react';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { HideItem } from './hide-item.tsx';
import { NOUNS } from './nouns.ts';
import { ReportDialog } from './report-dialog.tsx';
import type { ReportMenuProps } from './report-menu.tsx';

/** The open menu, and the dialogs behind it. */
export default function ReportMenuList({ subject, subjectId, person, isHidden, className }: ReportMenuProps) {
  const [opened, setOpened] = useState<'report' | 'block' | null>(null);
  const close = () => setOpened(null);
  const name = displayName(person);
  const hasCase = isHidden !== undefined && subject !== 'message' && subject !== 'offer';
  return (
    <>
      <MoreMenu
        defaultOpen
        width="lg"
        label={t('More options for this {subject} by {name}', { subject: NOUNS[subject], name })}
        className={className}
      >
        <MenuItem onSelect={() => setOpened('report')}>
          {t('Report this {subject}', { subject: NOUNS[subject] })}
        </MenuItem>
        <MenuItem onSelect={() => setOpened('block')}>{t('Block {name}', { name })}</MenuItem>
        {hasCase && <HideItem subject={subject} subjectId={subjectId} isHidden={isHidden} />}
      </MoreMenu>
      {opened === 'report' && <ReportDialog subject={subject} subjectId={subjectId} onClose={close} />}
      {opened === 'block' && <BlockDialog person={person} onClose={close} />}
    </>
  );
}
