import { type Member, isModerator } from '#server/http/route.ts';

/** A moderator who is a party to the project may not decide. */
export const mayResolve = (
  member: Member,
  project: { clientId: string; designerId: string | null },
): boolean => isModerator(member) && member.id !== project.clientId && member.id !== project.designerId;
