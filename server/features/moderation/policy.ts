import { type Member, isModerator } from '#server/http/route.ts';

/** Moderators cannot hide each other or admins; admins can. */
export const mayHide = (moderator: Member, member: { role: Member['role'] }): boolean =>
  moderator.role === 'admin' || member.role === 'member';

/**
 * A hidden profile cannot be found, so it cannot be blocked. Existing blocks in the other direction do not
 * matter.
 */
export const mayBlock = (member: Member, other: { isHidden: boolean }): boolean =>
  !other.isHidden || isModerator(member);

/** Only the receiver can report a private message. */
export const mayReportMessage = (member: Member, message: { receiverId: string }): boolean =>
  message.receiverId === member.id;
