import { type Member, isModerator } from '#server/http/route.ts';

interface Parties {
  clientId: string;
  designerId: string | null;
}
interface Seen extends Parties {
  isHidden: boolean;
  /** Moderators took the client out of sight, with everything they show. */
  isClientHidden: boolean;
  /** Between the member and the client. */
  isBlocked: boolean;
}
export type Party = 'client' | 'designer';

/** Whose hand it is; null for everybody who is no party. */
export function partyOf(project: Parties, memberId: string): Party | null {
  if (project.clientId === memberId) return 'client';
  return project.designerId === memberId ? 'designer' : null;
}

/** What is hidden or behind a block does not exist, except for its parties and moderators. */
export const maySeeProject = (member: Member, project: Seen): boolean =>
  mayViewDeal(member, project) || (!project.isHidden && !project.isClientHidden && !project.isBlocked);

/** The deal, its history and its disputes are for the two parties and for moderators. */
export const mayViewDeal = (member: Member, project: Parties): boolean =>
  partyOf(project, member.id) !== null || isModerator(member);

/** Only its client changes a project and decides on applications. */
export const mayDecide = (member: Member, project: { clientId: string }): boolean =>
  project.clientId === member.id;

/** Who applied is for the client and for moderators. */
export const maySeeApplications = (member: Member, project: { clientId: string }): boolean =>
  mayDecide(member, project) || isModerator(member);
