import { Link } from 'wouter';
import { followEndpoints } from '#shared/follows/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { count } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

/** Whom a member without works follows. Hidden if no one. */
export function FollowedMembers({ memberId }: { memberId: string }) {
  const people = useEndpoint(followEndpoints.following, { params: { id: memberId }, query: { limit: 6 } });
  if (!people.data?.length) return null;
  return (
    <section aria-labelledby="followed" className="mt-12">
      <SectionHead id="followed" title={t('Following')} />
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {people.data.map((person) => (
          <li
            key={person.id}
            className="relative flex items-center gap-4 rounded-lg bg-surface p-4 hover:bg-raised"
          >
            <Avatar person={person} size={52} />
            <div className="min-w-0">
              <Link
                href={paths.profile(person.id)}
                className="block truncate font-semibold text-paper after:absolute after:inset-0 after:rounded-lg"
              >
                {displayName(person)}
              </Link>
              {person.followersCount > 0 && (
                <p className="text-sm text-mute">
                  {tn(person.followersCount, '{followersCount} follower', '{followersCount} followers', {
                    followersCount: count(person.followersCount),
                  })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
