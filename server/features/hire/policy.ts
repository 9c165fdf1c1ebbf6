import { type Member, isModerator } from '#server/http/route.ts';

interface Parties {
  clientId: string;
  designerId: string | null;
}
interface Visibility extends Parties {
  isHidden: boolean;
  /** Moderators hid the client with everything they published. */
  isClientHidden: boolean;
  /** There is a block between the member and the client. */
  isBlocked: boolean;
}
export type Party = 'client' | 'designer';

/** The member's role in the project; null if they are no party. */
export function partyOf(project: Parties, memberId: string): Party | null {
  if (project.clientId === memberId) return 'client';
  return project.designerId === memberId ? 'designer' : null;
}

/** Hidden or blocked projects do not exist, except for their parties and moderators. */
export const maySeeProject = (member: Member, project: Visibility): boolean =>
  mayViewDeal(member, project) || (!project.isHidden && !project.isClientHidden && !project.isBlocked);

/** The deal, its activity and its disputes are visible to the two parties and moderators. */
export const mayViewDeal = (member: Member, project: Parties): boolean =>
  partyOf(project, member.id) !== null || isModerator(member);

/** Only the client may change a project and decide on applications. */
export const mayDecide = (member: Member, project: { clientId: string }): boolean =>
  project.clientId === member.id;

/** Applications are visible to the client and moderators. */
export const maySeeApplications = (member: Member, project: { clientId: string }): boolean =>
  mayDecide(member, project) || isModerator(member);
