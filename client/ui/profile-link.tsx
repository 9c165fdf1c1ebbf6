import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName, isDeleted } from '#shared/kernel/names.ts';
import { paths } from '#client/paths.ts';

/** Someone's name. A deleted account has no profile. */
export const ProfileLink = ({
  person,
  className,
}: {
  person: Pick<Person, 'id' | 'artistName' | 'firstName' | 'lastName'>;
  className: string;
}) =>
  isDeleted(person) ? (
    <span className={className}>{displayName(person)}</span>
  ) : (
    <Link href={paths.profile(person.id)} className={clsx(className, 'hover:underline')}>
      {displayName(person)}
    </Link>
  );
