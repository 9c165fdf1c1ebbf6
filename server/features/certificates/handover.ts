/** Handing a certificate on: its owner makes a link that works once, and whoever accepts it is the next in the chain. */
import { createHash, randomBytes } from 'node:crypto';
import { printedCode } from '#shared/certificates/code.ts';
import type { Certificate, HANDOVER_STATES } from '#shared/certificates/contract.ts';
import type { CertificateRow } from '#shared/certificates/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import { refundableUntil } from '#shared/orders/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { requirePurchase } from '#server/features/orders/public.ts';
import {
  endLink,
  findGiver,
  findOpenLink,
  hasBlock,
  insertLink,
  lockCertificate,
  setNamed,
  setOwner,
} from './handover-queries.ts';
import { mayHandOn, mayHaveCertificate } from './policy.ts';
import { findOf, findSale, insertOwner, listOwners } from './queries.ts';
import { requireCertificate } from './service.ts';
import { verifyUrlOf } from './sign.ts';
import { toProof } from './views.ts';

const TOKEN_BYTES = 24;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

async function view(ctx: Context, member: Member, row: CertificateRow): Promise<Certificate> {
  const owners = await listOwners(ctx.db, row.id);
  const sale = (await findSale(ctx.db, row.purchaseId))!;
  const own = owners.findLast(({ person }) => person.id === member.id);
  if (!own && !mayHaveCertificate(member, { ownerId: row.ownerId, artistId: sale.purchase.sellerId }))
    throw new AppError('certificate_not_found');
  const isOwner = mayHandOn(member, row);
  const until = refundableUntil(sale.purchase);
  return {
    proof: toProof(row, owners),
    isOwner,
    standing: own ? { isNamed: own.owner.isNamed, name: displayName(own.person) } : null,
    linkSince: isOwner ? ((await findOpenLink(ctx.db, row.id))?.createdAt ?? null) : null,
    refundableUntil: until && until > ctx.clock.now() ? until : null,
  };
}

/** Throws `certificate_not_found`. */
export const readCertificate = async (ctx: Context, member: Member, code: string): Promise<Certificate> =>
  view(ctx, member, await requireCertificate(ctx, code));

/** Throws `purchase_not_found`, `certificate_not_found`. */
export async function readCertificateOf(
  ctx: Context,
  member: Member,
  purchaseId: string,
): Promise<Certificate> {
  await requirePurchase(ctx, member, purchaseId);
  const row = await findOf(ctx.db, purchaseId);
  if (!row) throw new AppError('certificate_not_found');
  return view(ctx, member, row);
}

/** Throws `certificate_not_found`, `not_allowed`. */
export async function nameInChain(
  ctx: Context,
  member: Member,
  code: string,
  isNamed: boolean,
): Promise<Certificate> {
  const row = await requireCertificate(ctx, code);
  const { standing } = await view(ctx, member, row);
  if (!standing) throw new AppError('not_allowed');
  await setNamed(ctx.db, row.id, member.id, isNamed);
  return view(ctx, member, row);
}

/** Locked, and the member its owner. Throws `certificate_not_found`, `not_allowed`. */
async function asOwner(
  ctx: Context,
  member: Member,
  code: string,
  change: (tx: Queryable, row: CertificateRow) => Promise<unknown>,
): Promise<void> {
  const { id } = await requireCertificate(ctx, code);
  await ctx.db.transaction(async (tx) => {
    const row = await lockCertificate(tx, id);
    if (!mayHandOn(member, row)) throw new AppError('not_allowed');
    await change(tx, row);
  });
}

/** An earlier one no longer works. Throws `certificate_not_found`, `not_allowed`, `certificate_void`. */
export async function makeLink(ctx: Context, owner: Member, code: string): Promise<{ url: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  let url = '';
  await asOwner(ctx, owner, code, async (tx, row) => {
    if (row.voidedAt) throw new AppError('certificate_void');
    const now = ctx.clock.now();
    await endLink(tx, row.id, now);
    await insertLink(tx, {
      certificateId: row.id,
      tokenHash: hashOf(token),
      madeBy: owner.id,
      createdAt: now,
    });
    url = `${verifyUrlOf(ctx, row.code)}?take=${token}`;
  });
  return { url };
}

/** Throws `certificate_not_found`, `not_allowed`. */
export async function takeLinkBack(ctx: Context, owner: Member, code: string): Promise<undefined> {
  await asOwner(ctx, owner, code, (tx, row) => endLink(tx, row.id, ctx.clock.now()));
}

async function stateOf(
  db: Queryable,
  member: Member,
  row: CertificateRow,
  take: string,
): Promise<(typeof HANDOVER_STATES)[number]> {
  const link = await findOpenLink(db, row.id);
  if (link?.tokenHash !== hashOf(take)) return 'gone';
  if (row.voidedAt) return 'void';
  return mayHandOn(member, row) ? 'own' : 'open';
}

/** What the link hands on. Throws `certificate_not_found`. */
export async function readHandover(ctx: Context, member: Member, code: string, take = '') {
  const row = await requireCertificate(ctx, code);
  const state = await stateOf(ctx.db, member, row, take);
  const giver = state === 'open' ? await findGiver(ctx.db, row.ownerId) : null;
  return { state, giver, proof: toProof(row, await listOwners(ctx.db, row.id)) };
}

const REFUSALS = { gone: 'certificate_link_gone', void: 'certificate_void', own: 'own_certificate' } as const;

/** Throws `certificate_not_found`, `certificate_link_gone`, `certificate_void`, `own_certificate`, `blocked`. */
export async function acceptHandover(
  ctx: Context,
  member: Member,
  code: string,
  { take, isNamed }: { take: string; isNamed: boolean },
): Promise<Certificate> {
  const { id } = await requireCertificate(ctx, code);
  await ctx.db.transaction(async (tx) => {
    const row = await lockCertificate(tx, id);
    const state = await stateOf(tx, member, row, take);
    if (state !== 'open') throw new AppError(REFUSALS[state]);
    if (await hasBlock(tx, row.ownerId, member.id)) throw new AppError('blocked');
    const now = ctx.clock.now();
    await endLink(tx, id, now);
    await insertOwner(tx, { certificateId: id, memberId: member.id, since: now });
    await setNamed(tx, id, member.id, isNamed);
    await setOwner(tx, id, member.id);
    await ctx.events.emit(tx, 'certificate.handed_on', {
      code: printedCode(row.code),
      purchaseId: row.purchaseId,
      artworkId: row.facts.artwork.id,
      giverId: row.ownerId,
      receiverId: member.id,
    });
  });
  return readCertificate(ctx, member, code);
}
