import { AppError, type ErrorCode } from '#shared/http/errors.ts';
import type { StaffAct } from '#shared/moderation/log/acts.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';

interface Hiding extends Pick<StaffAct, 'act' | 'subjectType' | 'subjectId'> {
  isHidden: boolean;
  notFound: ErrorCode;
}

/**
 * Hides something or shows it again, for moderators, with a line in the log. Throws `notFound`.
 * @param setHidden returns whether it was hidden before; null if there is no such thing
 */
export async function hideLogged(
  ctx: Context,
  moderator: Member,
  { isHidden, notFound, ...act }: Hiding,
  setHidden: (tx: Queryable) => Promise<boolean | null>,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const wasHidden = await setHidden(tx);
    if (wasHidden === null) throw new AppError(notFound);
    await ctx.events.emit(tx, 'staff.acted', {
      ...act,
      actorId: moderator.id,
      before: { isHidden: wasHidden },
      after: { isHidden },
    });
  });
}
