import type { Member } from '#server/http/route.ts';

const OTHERS: Member[] = [
  { id: 'stranger', role: 'member' },
  { id: 'moderator', role: 'moderator' },
  { id: 'admin', role: 'admin' },
];

/** For tests of policies: the ids of those for whom a rule holds, of the named parties, a stranger and the staff. */
export const whoMay = (rule: (member: Member) => boolean, parties: string[] = []): string =>
  [...parties.map((id): Member => ({ id, role: 'member' })), ...OTHERS]
    .filter(rule)
    .map(({ id }) => id)
    .join(' ');
