import { type HirePaymentRow, hirePayments } from '#shared/hire/escrow/tables.ts';
import type { TestApp } from './app.ts';
import { createApplication, createProject } from './hire.ts';

/** The upfront payment of 250.00 for an application. Does not exist at the provider. */
export async function createHirePayment(
  app: TestApp,
  fields: Partial<typeof hirePayments.$inferInsert> = {},
): Promise<HirePaymentRow> {
  const projectId = fields.projectId ?? (await createProject(app)).id;
  const applicationId = fields.applicationId ?? (await createApplication(app, { projectId })).id;
  const [row] = await app.ctx.db
    .insert(hirePayments)
    .values({
      kind: 'upfront',
      amountCents: 25_000,
      designerCents: 22_500,
      commissionCents: 2500,
      ...fields,
      projectId,
      applicationId,
    })
    .returning();
  return row!;
}
