import { useSearch } from 'wouter';
import { paths } from '#client/paths.ts';

const NEW = 'new';

/** The form of a profile, or of a new one. */
export const profileHref = (id: string = NEW): string => `${paths.settings('delivery')}?profile=${id}`;

/** The profile in the address; null: a new one, undefined: none. */
export function useProfileInAddress(): string | null | undefined {
  const id = new URLSearchParams(useSearch()).get('profile') ?? undefined;
  return id === NEW ? null : id;
}
