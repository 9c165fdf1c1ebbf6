import { useState } from 'react';
import { Link } from 'wouter';
import { DropdownMenu } from 'radix-ui';
import { EllipsisVertical } from 'lucide-react';
import type { Person } from '#shared/accounts/session/contract.ts';
import { BlockDialog, ReportDialog, type ReportedThing } from '#client/features/moderation/public.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { useLandmark } from '#client/lib/use-landmark.ts';
import { paths } from '#client/paths.ts';
import { closeChat, enterChat } from './chat-state.ts';
import * as texts from './texts.ts';

const ITEM =
  'flex h-11 items-center rounded-sm px-3 text-sm text-soft outline-none data-[highlighted]:bg-overlay data-[highlighted]:text-paper';

/** Report or block the other member. @param reported their newest message, or their profile before they wrote */
export function ConversationMenu({ other, reported }: { other: Person; reported: ReportedThing }) {
  const { container, onOpenChange } = useLandmark();
  const [reporting, setReporting] = useState<ReportedThing | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  return (
    <>
      <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
        <DropdownMenu.Trigger asChild>
          <IconButton label={texts.more}>
            <EllipsisVertical size={18} aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={container}>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            className="animate-in z-50 w-48 rounded-md bg-raised p-1.5 shadow-pop"
          >
            <DropdownMenu.Item asChild className={ITEM}>
              <Link href={paths.profile(other.id)} onClick={closeChat}>
                {texts.viewProfile}
              </Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item className={ITEM} onSelect={() => setBlocking(true)}>
              {texts.block}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={ITEM} onSelect={() => setReporting(reported)}>
              {texts.report}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {isBlocking && (
        <BlockDialog
          person={other}
          onClose={() => setBlocking(false)}
          onBlocked={() => void enterChat({ at: 'list' })}
        />
      )}
      {reporting && <ReportDialog {...reporting} onClose={() => setReporting(null)} />}
    </>
  );
}
