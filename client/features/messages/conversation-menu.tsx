import { useState } from 'react';
import type { Person } from '#shared/accounts/session/contract.ts';
import { BlockDialog, ReportDialog, type ReportedThing } from '#client/features/moderation/public.ts';
import { t } from '#client/lib/t.ts';
import { MenuItem, MenuLink, MoreMenu } from '#client/ui/menu.tsx';
import { paths } from '#client/paths.ts';
import { closeChat, enterChat } from './chat-state.ts';

/** Report or block the other member. @param reported their newest message, or their profile before they wrote */
export function ConversationMenu({ other, reported }: { other: Person; reported: ReportedThing }) {
  const [reporting, setReporting] = useState<ReportedThing | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  return (
    <>
      <MoreMenu label={t('More')}>
        <MenuLink href={paths.profile(other.id)} onClick={closeChat}>
          {t('View profile')}
        </MenuLink>
        <MenuItem onSelect={() => setBlocking(true)}>{t('Block')}</MenuItem>
        <MenuItem onSelect={() => setReporting(reported)}>{t('Report')}</MenuItem>
      </MoreMenu>
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
