import { useState } from 'react';
import { DropdownMenu } from 'radix-ui';
import { Ellipsis } from 'lucide-react';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useLandmark } from '#client/lib/use-landmark.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog, type ReportedThing, NOUNS } from './report-dialog.tsx';
import * as texts from './texts.ts';

const ITEM =
  'flex h-11 items-center rounded-sm px-3 text-sm text-soft outline-none data-[highlighted]:bg-overlay data-[highlighted]:text-paper';

interface ReportMenuProps extends ReportedThing {
  /** The author. */
  person: Person;
  /** Additional actions of moderators. */
  moderation?: { label: string; onSelect: () => void } | undefined;
  className?: string;
}

/** Actions on another member's content: report it, or block its author. */
export function ReportMenu({ subject, subjectId, person, moderation, className }: ReportMenuProps) {
  const { container, onOpenChange } = useLandmark();
  const [opened, setOpened] = useState<'report' | 'block' | null>(null);
  const close = () => setOpened(null);
  const name = displayName(person);
  return (
    <>
      <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
        <DropdownMenu.Trigger asChild>
          <IconButton label={texts.moreOptionsForThisBy(NOUNS[subject], name)} className={className}>
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={container}>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className="animate-in z-50 w-56 rounded-md bg-raised p-1.5 shadow-pop"
          >
            <DropdownMenu.Item className={ITEM} onSelect={() => setOpened('report')}>
              {texts.reportThis(NOUNS[subject])}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={ITEM} onSelect={() => setOpened('block')}>
              <span className="truncate">{texts.blockName(name)}</span>
            </DropdownMenu.Item>
            {moderation && (
              <DropdownMenu.Item className={ITEM} onSelect={moderation.onSelect}>
                {moderation.label}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {opened === 'report' && <ReportDialog subject={subject} subjectId={subjectId} onClose={close} />}
      {opened === 'block' && <BlockDialog person={person} onClose={close} />}
    </>
  );
}
