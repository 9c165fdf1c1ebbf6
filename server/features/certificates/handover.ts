/**
 * Transfer of a certificate: its owner creates a link that works once, and whoever accepts it is the next in the chain. Never
 * while a refund could still void it: transfers and refund requests take the lock of the purchase.
 */
import { createHash, randomBytes } from 'node:crypto';
import { printedCode } from '#shared/certificates/code.ts';
import type { Certificate, HANDOVER_STATES } from '#shared/certificates/contract.ts';
import type { CertificateRow } from '#shared/certificates/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import { type Transfer, transferOf } from '#shared/certificates/transfer.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Context, Queryable } from '#server/context.ts';
import { verifyUrlOf } from '#server/documents/verify-url.ts';
import type { Member } from '#server/http/route.ts';
import { hasLiveRefund, lockPurchase, requirePurchase } from '#server/features/orders/public.ts';
import {
  endLink,
  findGiver,
  findLink,
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
import { toProof } from './views.ts';

const TOKEN_BYTES = 24;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const readTransfer = async (ctx: Context, db: Queryable, purchase: PurchaseRow): Promise<Transfer> =>
  transferOf(purchase, await hasLiveRefund(db, purchase.id), ctx.clock.now());

/** Also locks its purchase, like a refund request does. */
async function lockBoth(ctx: Context, tx: Queryable, { id, purchaseId }: CertificateRow) {
  const purchase = (await lockPurchase(tx, purchaseId))!;
  return { row: await lockCertificate(tx, id), transfer: await readTransfer(ctx, tx, purchase) };
}

/** A request or a dispute has no day on which it ends. */
const notYet = ({ state, from }: Transfer): AppError =>
  new AppError('not_transferable_yet', state === 'refundable' && from ? { until: from } : {});

async function view(ctx: Context, member: Member, row: CertificateRow): Promise<Certificate> {
  const owners = await listOwners(ctx.db, row.id);
  const sale = (await findSale(ctx.db, row.purchaseId))!;
  const own = owners.findLast(({ person }) => person.id === member.id);
  if (!own && !mayHaveCertificate(member, { ownerId: row.ownerId, artistId: sale.purchase.sellerId }))
    throw new AppError('certificate_not_found');
  const isOwner = mayHandOn(member, row);
  return {
    proof: toProof(row, owners),
    isOwner,
    standing: own ? { isNamed: own.owner.isNamed, name: displayName(own.person) } : null,
    linkSince: isOwner ? ((await findOpenLink(ctx.db, row.id))?.createdAt ?? null) : null,
    transfer: await readTransfer(ctx, ctx.db, sale.purchase),
  };
}

export const readCertificate = async (ctx: Context, member: Member, code: string): Promise<Certificate> =>
  view(ctx, member, await requireCertificate(ctx, code));

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
  change: (tx: Queryable, row: CertificateRow, transfer: Transfer) => Promise<unknown>,
): Promise<void> {
  const found = await requireCertificate(ctx, code);
  await ctx.db.transaction(async (tx) => {
    const { row, transfer } = await lockBoth(ctx, tx, found);
    if (!mayHandOn(member, row)) throw new AppError('not_allowed');
    await change(tx, row, transfer);
  });
}

/** An earlier one no longer works. */
export async function makeLink(ctx: Context, owner: Member, code: string): Promise<{ url: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  let url = '';
  await asOwner(ctx, owner, code, async (tx, row, transfer) => {
    if (row.voidedAt) throw new AppError('certificate_void');
    if (transfer.state !== 'open') throw notYet(transfer);
    const now = ctx.clock.now();
    await endLink(tx, row.id, now);
    await insertLink(tx, {
      certificateId: row.id,
      tokenHash: hashOf(token),
      madeBy: owner.id,
      createdAt: now,
    });
    url = `${verifyUrlOf(ctx, printedCode(row.code))}?take=${token}`;
  });
  return { url };
}

export async function takeLinkBack(ctx: Context, owner: Member, code: string): Promise<undefined> {
  await asOwner(ctx, owner, code, (tx, row) => endLink(tx, row.id, ctx.clock.now()));
}

async function stateOf(
  db: Queryable,
  member: Member,
  row: CertificateRow,
  take: string,
  transfer: Transfer,
): Promise<(typeof HANDOVER_STATES)[number]> {
  const link = await findLink(db, row.id, hashOf(take));
  if (!link) return 'gone';
  // Who accepted it opens it again, perhaps because the response was lost.
  const isAccepted = link.endedAt !== null && link.madeBy !== member.id && mayHandOn(member, row);
  if (link.endedAt && !isAccepted) return 'gone';
  if (row.voidedAt) return 'void';
  if (isAccepted) return 'accepted';
  if (mayHandOn(member, row)) return 'own';
  return transfer.state === 'open' ? 'open' : 'early';
}

/** Reads the certificate that the link transfers. */
export async function readHandover(ctx: Context, member: Member, code: string, take = '') {
  const row = await requireCertificate(ctx, code);
  const { purchase } = (await findSale(ctx.db, row.purchaseId))!;
  const transfer = await readTransfer(ctx, ctx.db, purchase);
  const state = await stateOf(ctx.db, member, row, take, transfer);
  const giver = state === 'open' ? await findGiver(ctx.db, row.ownerId) : null;
  const from = state === 'early' && transfer.state === 'refundable' ? transfer.from : null;
  return { state, giver, from, proof: toProof(row, await listOwners(ctx.db, row.id)) };
}

const REFUSALS = { gone: 'certificate_link_gone', void: 'certificate_void', own: 'own_certificate' } as const;

export async function acceptHandover(
  ctx: Context,
  member: Member,
  code: string,
  { take, isNamed }: { take: string; isNamed: boolean },
): Promise<Certificate> {
  const found = await requireCertificate(ctx, code);
  await ctx.db.transaction(async (tx) => {
    const { row, transfer } = await lockBoth(ctx, tx, found);
    const { id } = row;
    const state = await stateOf(tx, member, row, take, transfer);
    if (state === 'accepted') return;
    if (state === 'early') throw notYet(transfer);
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
