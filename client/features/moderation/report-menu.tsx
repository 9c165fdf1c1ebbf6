import { useState } from 'react';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog, type ReportedThing, NOUNS } from './report-dialog.tsx';
import * as texts from './texts.ts';

interface ReportMenuProps extends ReportedThing {
  /** The author. */
  person: Person;
  /** Additional actions of moderators. */
  moderation?: { label: string; onSelect: () => void } | undefined;
  className?: string;
}

/** Actions on another member's content: report it, or block its author. */
export function ReportMenu({ subject, subjectId, person, moderation, className }: ReportMenuProps) {
  const [opened, setOpened] = useState<'report' | 'block' | null>(null);
  const close = () => setOpened(null);
  const name = displayName(person);
  return (
    <>
      <MoreMenu width="lg" label={texts.moreOptionsForThisBy(NOUNS[subject], name)} className={className}>
        <MenuItem onSelect={() => setOpened('report')}>{texts.reportThis(NOUNS[subject])}</MenuItem>
        <MenuItem onSelect={() => setOpened('block')}>{texts.blockName(name)}</MenuItem>
        {moderation && <MenuItem onSelect={moderation.onSelect}>{moderation.label}</MenuItem>}
      </MoreMenu>
      {opened === 'report' && <ReportDialog subject={subject} subjectId={subjectId} onClose={close} />}
      {opened === 'block' && <BlockDialog person={person} onClose={close} />}
    </>
  );
}
