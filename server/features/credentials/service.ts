import type { Credentials, CredentialsState } from '#shared/credentials/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { listPictureUrls, requireArtwork, setFileLabel } from '#server/features/artworks/public.ts';
import { requireNoPart } from '#server/features/moderation/public.ts';
import { findAiClaim } from '#server/features/uploads/public.ts';
import { type SignablePicture, findManifest, readWork } from './queries.ts';

type Manifest = NonNullable<Awaited<ReturnType<typeof findManifest>>>;

const NOTHING: Credentials = { state: 'none', atelier: null, upload: null };
const CAPTURES = new Set(['digitalCapture', 'computationalCapture']);

interface Facts {
  /** The file says so, and no moderator took the label off. */
  isAi: boolean;
  /** By Atelier. */
  isSigned: boolean;
}

function stateOf(
  work: SignablePicture,
  manifest: Manifest | null,
  { isAi, isSigned }: Facts,
): CredentialsState {
  if (isAi) return 'ai';
  if (!manifest) return work.making && isSigned ? 'atelier' : 'none';
  if (manifest.validity !== 'known') return 'untrusted';
  if (CAPTURES.has(manifest.sourceType ?? '')) return 'camera';
  return isSigned ? 'atelier' : 'program';
}

/** A claim by an unknown signer is not shown as fact; that the picture was made with AI is on its label. */
const repeated = (manifest: Manifest, { isAi, isSigned }: Facts): Credentials['upload'] => ({
  validity: manifest.validity,
  signer: manifest.signer,
  generator: manifest.validity === 'known' ? manifest.generator : null,
  sourceType: manifest.validity === 'known' || isAi ? manifest.sourceType : null,
  signedAt: manifest.signedAt,
  isKept: manifest.isEmbeddable && isSigned,
});

/** Throws `artwork_not_found` if the work is absent or hidden from the member. */
export async function readCredentials(ctx: Context, viewer: Member, id: string): Promise<Credentials> {
  await requireArtwork(ctx.db, viewer, id);
  const work = await readWork(ctx.db, id);
  if (!work) return NOTHING;
  const manifest = await findManifest(ctx.db, work.uploadId);
  const claim = await findAiClaim(ctx.db, await listPictureUrls(ctx.db, id));
  const isWaiting = !work.version && work.revision !== work.signedRevision;
  const facts = {
    isAi: claim !== null && !claim.isLifted,
    isSigned: ctx.credentials !== null && work.version !== null,
  };
  return {
    state: ctx.credentials && isWaiting ? 'signing' : stateOf(work, manifest, facts),
    atelier: facts.isSigned ? { ...work.said!, making: work.making, signedAt: work.signedAt! } : null,
    upload: manifest && repeated(manifest, facts),
    ...(claim &&
      isModerator(viewer) &&
      work.userId !== viewer.id && { aiLabel: claim.isLifted ? 'lifted' : 'set' }),
  };
}

/** Decides whether what a file says of AI labels its work; the artist is told. */
export async function setAiLabel(
  ctx: Context,
  moderator: Member,
  artworkId: string,
  isLifted: boolean,
): Promise<undefined> {
  await requireArtwork(ctx.db, moderator, artworkId);
  await ctx.db.transaction(async (tx) => {
    const exception = await requireNoPart(tx, moderator, 'artwork', artworkId);
    const before = await setFileLabel(tx, artworkId, isLifted);
    if (!before) throw new AppError('ai_label_not_found');
    if (before.isLifted === isLifted) return;
    await ctx.events.emit(tx, 'artwork.changed', { artworkId, artistId: before.artistId });
    await ctx.events.emit(tx, 'ai_label.changed', { memberId: before.artistId, artworkId, isLifted });
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: moderator.id,
      act: 'artwork.ai_label',
      subjectType: 'artwork',
      subjectId: artworkId,
      before: { isLifted: before.isLifted, making: before.making },
      after: { isLifted, making: before.next, ...exception },
    });
  });
}
