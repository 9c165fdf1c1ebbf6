import { eq } from 'drizzle-orm';
import { hireAcceptances } from '#shared/hire/escrow/tables.ts';
import { type ChargeRow, charges } from '#shared/payments/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import type { TestApp } from './app.ts';
import { createApplication, createProject } from './hire.ts';

/** The upfront payment of 250.00 for an application. Does not exist at the provider. */
export async function createHirePayment(
  app: TestApp,
  {
    projectId,
    applicationId,
    ...fields
  }: Partial<ChargeRow & { projectId: string; applicationId: string }> = {},
): Promise<ChargeRow & { projectId: string }> {
  const ownerId = projectId ?? (await createProject(app)).id;
  const { db } = app.ctx;
  const [project] = await db.select().from(hireProjects).where(eq(hireProjects.id, ownerId));
  const accepted = applicationId ?? (await createApplication(app, { projectId: ownerId })).id;
  const [row] = await db
    .insert(charges)
    .values({
      ownerKind: 'project',
      ownerId,
      kind: 'upfront',
      payeeId: project!.designerId,
      amountCents: 25_000,
      payeeCents: 22_500,
      commissionCents: 2500,
      ...fields,
    })
    .returning();
  await db.insert(hireAcceptances).values({ chargeId: row!.id, applicationId: accepted });
  return { ...row!, projectId: ownerId };
}
