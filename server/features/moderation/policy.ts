import { type Member, isModerator } from '#server/http/route.ts';

/** Moderators do not take each other, or admins, out of sight; admins may. */
export const mayHide = (moderator: Member, member: { role: Member['role'] }): boolean =>
  moderator.role === 'admin' || member.role === 'member';

/** A hidden profile cannot be met, and so not be blocked. Whoever blocked first does not matter. */
export const mayBlock = (member: Member, other: { isHidden: boolean }): boolean =>
  !other.isHidden || isModerator(member);

/** A private message is reported by whoever received it. */
export const mayReportMessage = (member: Member, message: { receiverId: string }): boolean =>
  message.receiverId === member.id;
