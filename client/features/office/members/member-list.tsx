import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { MEMBER_FILTERS, type OfficeMember, officeMemberEndpoints } from '#shared/office/members/contract.ts';
import { displayName, fullName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { SearchInput } from '#client/ui/search-input.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';

type Filter = (typeof MEMBER_FILTERS)[number];
const FILTER_NAMES: Record<Filter, string> = {
  everyone: t('Everyone'),
  team: t('The team'),
  premium: t('Premium'),
  suspended: t('Suspended'),
};
const PAUSE_MS = 300;

/** The search is kept in the URL, and starts when typing pauses. */
function useSearched() {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const q = query.get('q') ?? '';
  const show = MEMBER_FILTERS.find((filter) => filter === query.get('show')) ?? 'everyone';
  const [typed, setTyped] = useState(q);
  const go = (words: string, filter: Filter) =>
    navigate(paths.office('members', { q: words, show: filter === 'everyone' ? '' : filter }), {
      replace: true,
    });
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => go(typed.trim(), show), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { q, show, typed, setTyped, setShow: (filter: Filter) => go(typed.trim(), filter) };
}

export function MemberList({ chosen }: { chosen: string | null }) {
  const { q, show, typed, setTyped, setShow } = useSearched();
  const list = usePages(officeMemberEndpoints.list, { query: { q, show } });
  return (
    <div>
      <form role="search" aria-label={t('Name, email or order')} onSubmit={(event) => event.preventDefault()}>
        <SearchInput
          label={t('Name, email or order')}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          onClear={() => setTyped('')}
        />
      </form>
      <div className="my-4 flex items-center justify-between gap-4">
        <p className="text-sm text-mute">{t('Last seen first')}</p>
        <Select
          label={t('Show')}
          labelAt="side"
          shape="pill"
          value={show}
          options={MEMBER_FILTERS.map((filter) => [filter, FILTER_NAMES[filter]])}
          onChange={(event) => setShow(event.target.value as Filter)}
        />
      </div>
      <PagedList
        list={list}
        more={{ className: 'mt-4 *:w-full' }}
        failure={t('The members couldn’t be loaded.')}
        skeleton={<Skeletons label={t('Loading members')} count={8} each="h-14" />}
        empty={
          <p role="status" className="border-y border-line py-5 text-sm wrap-anywhere text-mute">
            {q ? t('No members for “{words}”.', { words: q }) : t('No members here.')}
          </p>
        }
      >
        {(members) => (
          <ul className="border-b border-line">
            {members.map((member) => (
              <Row key={member.id} member={member} isChosen={member.id === chosen} filter={{ q, show }} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Mark({ role, isSubscriber, isHidden, suspendedUntil }: OfficeMember) {
  if (suspendedUntil) return <Chip tone="danger">{t('Suspended')}</Chip>;
  if (isHidden) return <Chip tone="mute">{t('Hidden')}</Chip>;
  if (role !== 'member') return <Chip tone="info">{role === 'admin' ? t('Admin') : t('Moderator')}</Chip>;
  return isSubscriber ? <Chip tone="gold">{t('Premium')}</Chip> : null;
}

interface RowProps {
  member: OfficeMember;
  isChosen: boolean;
  filter: { q: string; show: Filter };
}

const Row = ({ member, isChosen, filter: { q, show } }: RowProps) => {
  const known = fullName(member);
  return (
    <li className="border-t border-line">
      <Link
        href={paths.office('members', { q, show: show === 'everyone' ? '' : show, member: member.id })}
        {...(isChosen ? { 'aria-current': 'true' as const } : {})}
        className="flex items-center gap-3 px-3 py-3 hover:bg-raised aria-[current]:bg-raised"
      >
        <Avatar person={member} size={40} />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate text-sm font-semibold text-paper">
            {displayName(member)}
          </span>
          <span className="block truncate text-xs text-mute">
            {known && known !== displayName(member) && <bdi>{known} · </bdi>}
            {member.seenAt
              ? t('Seen {day}', { day: day(member.seenAt) })
              : t('Joined {day}', { day: day(member.createdAt) })}
          </span>
        </span>
        <Mark {...member} />
      </Link>
    </li>
  );
};
