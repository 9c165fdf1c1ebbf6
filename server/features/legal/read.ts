import { ratePercent } from '#shared/kernel/commission.ts';
import { AppError } from '#shared/http/errors.ts';
import type { LegalStatus, LegalText, LegalVersion } from '#shared/legal/contract.ts';
import { LEGAL_PAGES, type LegalFigure, type LegalPage } from '#shared/legal/pages.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { gallerySettings } from '#server/features/settings/public.ts';
import {
  countAgreed,
  countMembers,
  findAgreed,
  findVersion,
  insertVersion,
  listVersions,
} from './queries.ts';
import { START } from './start/start.ts';

/** Versions of a page, newest first. A new gallery's first version comes from `start/`, when it is first needed. */
export async function versionsOf(ctx: Context, page: LegalPage) {
  const rows = await listVersions(ctx.db, page);
  if (rows.length > 0) return rows;
  const now = ctx.clock.now();
  await insertVersion(ctx.db, {
    page,
    version: 1,
    body: START[page],
    changes: '',
    effectiveFrom: now,
    createdAt: now,
  });
  return listVersions(ctx.db, page);
}

/** @param rows newest first */
function withStates(rows: { version: number; effectiveFrom: Date }[], now: Date): LegalVersion[] {
  const current = rows.find(({ effectiveFrom }) => effectiveFrom <= now);
  return rows.map(({ version, effectiveFrom: from }) => ({
    version,
    from,
    state: from > now ? 'upcoming' : version === current?.version ? 'in_force' : 'past',
  }));
}

const statesOf = async (ctx: Context, page: LegalPage): Promise<LegalVersion[]> =>
  withStates(await versionsOf(ctx, page), ctx.clock.now());

async function withFigures(ctx: Context, text: string): Promise<string> {
  const { commissionRate, premiumCommissionRate, premiumPrice, supportEmail } = await gallerySettings(ctx);
  const { name, address } = ctx.config.administration;
  const figures: Record<LegalFigure, string> = {
    commission: ratePercent(commissionRate),
    premium_commission: ratePercent(premiumCommissionRate),
    premium_price: `$${premiumPrice.replace(/\.00$/, '')}`,
    support: supportEmail,
    owner: name,
    address,
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => figures[name as LegalFigure] ?? whole);
}

export async function readLegal(
  ctx: Context,
  reader: Member | undefined,
  page: LegalPage,
  asked: number | undefined,
): Promise<LegalText> {
  const versions = await statesOf(ctx, page);
  const shown = versions.find(({ version, state }) =>
    asked === undefined ? state === 'in_force' : version === asked,
  );
  const row = shown && (await findVersion(ctx.db, page, shown.version));
  if (!shown || !row) throw new AppError('version_not_found');
  return {
    ...shown,
    body: await withFigures(ctx, row.body),
    changes: row.changes,
    versions,
    agreed: reader && page === 'terms' ? await findAgreed(ctx.db, reader.id) : null,
  };
}

/** Reads the Markdown as written. */
export async function readSource(ctx: Context, page: LegalPage, version: number) {
  await versionsOf(ctx, page);
  const row = await findVersion(ctx.db, page, version);
  if (!row) throw new AppError('version_not_found');
  return row;
}

export async function readStatus(ctx: Context): Promise<LegalStatus[]> {
  const membersCount = await countMembers(ctx.db);
  const statuses: LegalStatus[] = [];
  for (const page of LEGAL_PAGES) {
    const versions = await statesOf(ctx, page);
    const current = versions.find(({ state }) => state === 'in_force')!;
    statuses.push({
      page,
      current,
      next: versions.findLast(({ state }) => state === 'upcoming') ?? null,
      agreedCount: page === 'terms' ? await countAgreed(ctx.db, current.version) : null,
      membersCount,
    });
  }
  return statuses;
}
