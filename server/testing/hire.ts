/** Projects of For Hire and their parts; each creates its own parents. */
import { hireAmounts } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import {
  type HireApplicationRow,
  type HireProjectRow,
  hireApplications,
  hireProjects,
} from '#shared/hire/tables.ts';
import { designerPortfolios } from '#shared/portfolios/tables.ts';
import type { TestApp } from './app.ts';
import { createMember } from './factories.ts';

/** Pending, with a budget of 500.00, and with the amounts of its price. */
export async function createProject(
  app: TestApp,
  fields: Partial<typeof hireProjects.$inferInsert> = {},
): Promise<HireProjectRow> {
  const budget = fields.budget ?? '500.00';
  const cents = hireAmounts(toCents(fields.agreedPrice ?? budget));
  const [row] = await app.ctx.db
    .insert(hireProjects)
    .values({
      title: 'A quiet logo',
      description: 'For a shop that sells tea.',
      category: 'logo_design',
      timeline: 'Two weeks',
      upfrontAmount: fromCents(cents.upfrontCents),
      remainingAmount: fromCents(cents.remainingCents),
      commissionAmount: fromCents(cents.commissionCents),
      designerAmount: fromCents(cents.designerCents),
      createdAt: app.ctx.clock.now(),
      ...fields,
      budget,
      clientId: fields.clientId ?? (await createMember(app)).id,
    })
    .returning();
  return row!;
}

export async function createApplication(
  app: TestApp,
  fields: Partial<typeof hireApplications.$inferInsert> & { projectId: string },
): Promise<HireApplicationRow> {
  const designerId = fields.designerId ?? (await createMember(app)).id;
  const [row] = await app.ctx.db
    .insert(hireApplications)
    .values({ message: 'I draw logos.', timelineDays: 14, ...fields, designerId })
    .returning();
  return row!;
}

export async function createWork(
  app: TestApp,
  userId: string,
): Promise<typeof designerPortfolios.$inferSelect> {
  const [row] = await app.ctx.db
    .insert(designerPortfolios)
    .values({ userId, title: 'A tea shop', imageUrl: '/objects/tea' })
    .returning();
  return row!;
}
