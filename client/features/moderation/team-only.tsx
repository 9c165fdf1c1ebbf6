import type { ReactNode } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Moderators are members like others while suspended. */
export const isOfTheTeam = ({ role, suspendedUntil }: CurrentUser): boolean =>
  role !== 'member' && !suspendedUntil;

/** Members who are not on the team see one sentence. */
export function TeamOnly({ children }: { children: ReactNode }) {
  const member = useMember();
  if (isOfTheTeam(member)) return children;
  return (
    <EmptyState
      level={1}
      icon={ShieldCheck}
      title={t('This page is for moderators')}
      link={{ href: paths.home(), text: t('Back to Home') }}
    />
  );
}
