import { UserSearch } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { useSearch } from 'wouter';
import { t } from '#client/lib/t.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Account } from './account.tsx';
import { MemberList } from './member-list.tsx';

/** List and account side by side; on phones they are two pages. The URL names the member. */
export function MembersView() {
  const chosen = new URLSearchParams(useSearch()).get('member');
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[340px_minmax(0,1fr)]">
      <div className={clsx('min-w-0', chosen && 'max-lg:hidden')}>
        <MemberList chosen={chosen} />
      </div>
      {chosen ? (
        <Account key={chosen} id={chosen} />
      ) : (
        <div className="max-lg:hidden">
          <EmptyState
            level={2}
            icon={UserSearch}
            title={t('No member chosen')}
            body={t('Choose a member to see their account.')}
          />
        </div>
      )}
    </div>
  );
}
