import { clsx } from 'clsx';
import { displayName } from '#shared/kernel/names.ts';
import { assetUrl } from '#client/lib/asset-url.ts';

interface AvatarProps {
  person: {
    firstName: string | null;
    lastName: string | null;
    artistName: string | null;
    profileImageUrl: string | null;
  };
  /** Pixels. */
  size?: number;
  className?: string;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** An avatar, or initials. Always beside the name, so it has no text alternative. */
export function Avatar({ person, size = 40, className }: AvatarProps) {
  const box = { width: size, height: size };
  if (person.profileImageUrl) {
    return (
      <img
        src={assetUrl(person.profileImageUrl)}
        alt=""
        {...box}
        style={box}
        className={clsx('shrink-0 rounded-full bg-raised object-cover', className)}
      />
    );
  }
  return (
    <span
      aria-hidden
      style={{ ...box, fontSize: size * 0.36 }}
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-overlay font-semibold text-soft',
        className,
      )}
    >
      {initials(displayName(person))}
    </span>
  );
}
