import { Link } from 'wouter';
import { displayName } from '#shared/kernel/names.ts';
import { t, tx } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#client/paths.ts';
import type { Invited } from './use-invited.ts';

/** The invited designer, who is notified when the project is posted. */
export function InvitedLine({ invited }: { invited: Invited }) {
  if (invited.state === 'none') return null;
  if (invited.state === 'loading') return <Skeleton className="h-14 rounded-md" />;
  if (invited.state === 'failed')
    return <LoadError what={t('The person you’re inviting couldn’t be loaded.')} onRetry={invited.retry} />;
  if (invited.state !== 'known') {
    return (
      <p className="border-b border-line pb-5 text-sm text-mute">
        {t('This person can’t be invited. Your project will be open to everyone.')}
      </p>
    );
  }
  const { person } = invited;
  return (
    <div className="flex items-center gap-3.5 border-b border-line pb-5">
      <Avatar person={person} size={40} />
      <p className="min-w-0 flex-1 text-sm text-mute">
        {tx('You’re inviting {person}. Others can apply too.', {
          person: (
            <Link
              href={paths.profile(person.id)}
              className="font-semibold wrap-anywhere text-paper hover:underline"
            >
              {displayName(person)}
            </Link>
          ),
        })}
      </p>
      <Link
        href={paths.postProject()}
        replace
        className="inline-flex h-11 shrink-0 items-center rounded-sm px-2 text-sm text-soft hover:text-paper"
      >
        {t('Remove invitation')}
      </Link>
    </div>
  );
}
