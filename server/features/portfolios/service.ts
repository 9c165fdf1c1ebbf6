/** Designers' portfolios, for profiles and applications. */
import type * as z from 'zod/mini';
import {
  PORTFOLIO_MAX,
  type PortfolioEdit,
  type PortfolioForm,
  type PortfolioItem,
} from '#shared/portfolios/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import { cleaned } from '#server/db/cleaned.ts';
import { isShownAs } from '#server/files/address.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import {
  PICTURE,
  type PictureOwner,
  attachUpload,
  detachUpload,
  exchangeUpload,
  prepareUpload,
} from '#server/features/uploads/public.ts';
import { findMemberAsSeenBy, maySeeMember, requireMember } from '#server/features/accounts/public.ts';
import {
  deletePiece,
  findOwnPiece,
  findPiece,
  insertPiece,
  listPieces,
  lockOwnPiece,
  lockPortfolio,
  measurePortfolio,
  setPiecePositions,
  updatePiece,
} from './queries.ts';

type Form = z.output<typeof PortfolioForm>;

/** What is not given stays as it is: null in a new piece. */
const fieldsOf = ({ description, projectUrl, skills, ...form }: Omit<PortfolioEdit, 'imageUrl'>) => ({
  ...form,
  description: cleaned(description),
  projectUrl: cleaned(projectUrl),
  skills: cleaned(skills),
});

export const pieceOwner = {
  ...PICTURE,
  kind: 'portfolio',
  quota: 'storage',
  async mayRead(ctx, member, upload) {
    await requireMember(ctx.db, member, upload.userId);
    return true;
  },
} satisfies PictureOwner;

const toImage = ({ objectPath, ...facts }: Awaited<ReturnType<typeof attachUpload>>) => ({
  imageUrl: objectPath,
  ...facts,
});

/** Featured first, then in the designer's order. */
export async function listPortfolio(ctx: Context, viewer: Member, userId: string): Promise<PortfolioItem[]> {
  await requireMember(ctx.db, viewer, userId);
  return listPieces(ctx.db, viewer, userId);
}

/** Adds a piece before all others. */
export async function addPiece(
  ctx: Context,
  member: Member,
  { imageUrl, title, ...form }: Form,
): Promise<PortfolioItem> {
  await prepareUpload(ctx, pieceOwner, member.id, imageUrl);
  return ctx.db.transaction(async (tx) => {
    await lockPortfolio(tx, member.id);
    const { count, front } = await measurePortfolio(tx, member.id);
    if (count >= PORTFOLIO_MAX) throw new AppError('portfolio_full');
    const image = await attachUpload(tx, pieceOwner, { userId: member.id, imageUrl });
    const now = ctx.clock.now();
    return insertPiece(tx, {
      ...fieldsOf(form),
      ...toImage(image),
      title,
      userId: member.id,
      position: front,
      createdAt: now,
      updatedAt: now,
    });
  });
}

/** Throws `portfolio_not_found`, also for another's, and what `addPiece` throws for images. */
export async function editPiece(
  ctx: Context,
  member: Member,
  id: string,
  { imageUrl: given, ...form }: PortfolioEdit,
): Promise<PortfolioItem> {
  const before = await findOwnPiece(ctx.db, member.id, id);
  if (!before) throw new AppError('portfolio_not_found');
  if (given !== undefined && !isShownAs(given, before.imageUrl))
    await prepareUpload(ctx, pieceOwner, member.id, given);
  return ctx.db.transaction(async (tx) => {
    const piece = await lockOwnPiece(tx, member.id, id);
    if (!piece) throw new AppError('portfolio_not_found');
    const { imageUrl: shown } = piece;
    const isKept = given === undefined || isShownAs(given, shown);
    const change = { userId: member.id, imageUrl: given ?? shown, shown };
    const image = isKept ? null : await exchangeUpload(tx, pieceOwner, change);
    return updatePiece(tx, id, {
      ...fieldsOf(form),
      ...(image && toImage(image)),
      updatedAt: ctx.clock.now(),
    });
  });
}

/** A job removes its image. Throws `portfolio_not_found`, also for another's. */
export async function removePiece(ctx: Context, member: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const piece = await lockOwnPiece(tx, member.id, id);
    if (!piece) throw new AppError('portfolio_not_found');
    await deletePiece(tx, id);
    await detachUpload(tx, piece.imageUrl);
  });
}

/** Throws `portfolio_not_found` unless every piece is listed exactly once. */
export function orderPortfolio(ctx: Context, member: Member, named: string[]): Promise<PortfolioItem[]> {
  const ids = named.map((id) => id.toLowerCase());
  return ctx.db.transaction(async (tx) => {
    await lockPortfolio(tx, member.id);
    const there = new Set((await listPieces(tx, member, member.id)).map(({ id }) => id));
    const isWhole = ids.length === there.size && new Set(ids).size === there.size;
    if (!isWhole || !ids.every((id) => there.has(id))) {
      throw new AppError('portfolio_not_found', {
        detail: 'Your portfolio has changed. Please review it and try again.',
      });
    }
    await setPiecePositions(tx, member.id, ids);
    return listPieces(tx, member, member.id);
  });
}

/** Throws `portfolio_not_found` if the piece is absent or hidden from the viewer. @returns whose it is */
export async function requirePiece(db: Queryable, viewer: Member, id: string): Promise<string> {
  const piece = await findPiece(db, id);
  const isOpen = piece && (!piece.isHidden || piece.userId === viewer.id || isModerator(viewer));
  const owner = isOpen ? await findMemberAsSeenBy(db, viewer, piece.userId) : null;
  if (!owner || !maySeeMember(viewer, owner)) throw new AppError('portfolio_not_found');
  return owner.id;
}
