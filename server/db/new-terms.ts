/**
 * Versions of the terms that a member has not agreed to. Members who never agreed to any joined under the first.
 * @param memberId in SQL. For statements over `legal_versions v`
 */
export const isNewTo = (memberId: string): string => `v.page = 'terms' and v.version > coalesce(
  (select max(a.version) from terms_agreements a where a.user_id = ${memberId}), 1)`;
