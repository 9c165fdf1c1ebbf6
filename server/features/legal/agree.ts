import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { findTermsInForce, findVersion, insertAgreement } from './queries.ts';
import { versionsOf } from './read.ts';

/** Called by the button of the bar. */
export async function agreeToTerms(ctx: Context, member: Member, version: number): Promise<undefined> {
  if (!(await findVersion(ctx.db, 'terms', version))) throw new AppError('version_not_found');
  await insertAgreement(ctx.db, {
    userId: member.id,
    version,
    how: 'asked',
    agreedAt: ctx.clock.now(),
  });
}

/** Called by the sign-up form, whose text names the terms in force. */
export async function agreeBySigningUp(ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await versionsOf(ctx, 'terms');
  const agreedAt = ctx.clock.now();
  const version = await findTermsInForce(tx, agreedAt);
  if (version !== null) await insertAgreement(tx, { userId: memberId, version, how: 'sign_up', agreedAt });
}
