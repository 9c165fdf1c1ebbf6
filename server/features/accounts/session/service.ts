/** Maps the provider's claims to a member. */
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { type Claims, SignInRefused } from '#server/providers/identity/identity.ts';
import { beginFirstMinutes } from '../first-minutes/queries.ts';
import {
  findByIdentity,
  insertMember,
  isEmailFree,
  linkByEmail,
  makeFirstAdmin,
  saveAddress,
} from './queries.ts';

/** An address the provider has not verified could be anyone's. */
const checkedEmail = (claims: Claims): string | null => (claims.isEmailVerified ? claims.email : null);

/** Adds the member with the first minutes ahead. Null if a row with this identity or address was inserted first. */
const signUp = (ctx: Context, row: Parameters<typeof insertMember>[1]): Promise<Member | null> =>
  ctx.db.transaction(async (tx) => {
    const member = await insertMember(tx, row);
    if (member) await beginFirstMinutes(tx, member.id, ctx.clock.now());
    return member;
  });

async function createMember(ctx: Context, claims: Claims): Promise<Member> {
  const { issuer, subject, email, givenName, familyName } = claims;
  const isFree = email !== null && (await isEmailFree(ctx.db, email));
  const row = { issuer, subject, email: isFree ? email : null, firstName: givenName, lastName: familyName };
  const member = (await signUp(ctx, row)) ?? (await findByIdentity(ctx.db, claims));
  // The address was taken between the query and the insert.
  return member ?? (await signUp(ctx, { ...row, email: null })) ?? refuse(claims);
}

function refuse(claims: Claims): never {
  throw new Error(`No member could be made for subject ${claims.subject}`);
}

/**
 * The member for these claims: one who signed in before, else the row with the same verified e-mail address and
 * no identity, else a new one. An address of ADMIN_EMAILS becomes an admin while there is none. Later, admins make others
 * admins, and a member whose role was taken away does not get it back by signing in.
 */
export async function memberOfClaims(ctx: Context, claims: Claims): Promise<Member> {
  const email = checkedEmail(claims);
  const member =
    (await findByIdentity(ctx.db, claims)) ??
    (email === null ? null : await linkByEmail(ctx.db, email, claims)) ??
    (await createMember(ctx, claims));
  await saveAddress(ctx.db, member.id, claims);
  if (member.role === 'admin' || email === null || !ctx.config.adminEmails.includes(email)) return member;
  return (await makeFirstAdmin(ctx.db, member.id)) ? { ...member, role: 'admin' } : member;
}

/** The member who signs in again was asked for, not another one. */
export class AnotherAccount extends SignInRefused {
  override name = 'AnotherAccount';
}

/** The member who signs in again. Throws `AnotherAccount` if these claims are someone else's. */
export async function sameMember(ctx: Context, claims: Claims, memberId: string): Promise<Member> {
  const member = await findByIdentity(ctx.db, claims);
  if (member?.id !== memberId) throw new AnotherAccount('Another account was used to sign in again');
  await saveAddress(ctx.db, member.id, claims);
  return member;
}
