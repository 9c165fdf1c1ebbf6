import { useSearch } from 'wouter';

export const PREMIUM = 'premium';

/** The subject that a link names: a purchase's id, PREMIUM, or nothing. */
export function useAbout(): { search: string; about: string } {
  const search = useSearch();
  const query = new URLSearchParams(search);
  return { search, about: query.has('premium') ? PREMIUM : (query.get('purchase') ?? '') };
}
