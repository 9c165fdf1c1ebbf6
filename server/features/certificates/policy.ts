import { type Member, isModerator } from '#server/http/route.ts';

type Holders = { ownerId: string; artistId: string };

export const mayHandOn = (member: Member, { ownerId }: Pick<Holders, 'ownerId'>): boolean =>
  member.id === ownerId;

/** The sheet itself; what it proves, everyone with its code may see. */
export const mayHaveCertificate = (member: Member, { ownerId, artistId }: Holders): boolean =>
  member.id === ownerId || member.id === artistId || isModerator(member);
