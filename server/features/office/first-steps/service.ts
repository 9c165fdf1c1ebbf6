import { sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import { legalVersions } from '#shared/legal/tables.ts';
import type { FirstStep, FirstSteps } from '#shared/office/first-steps/contract.ts';
import { FIRST_STEPS } from '#shared/office/first-steps/contract.ts';
import { officeReadings } from '#shared/office/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { gallerySettings } from '#shared/settings/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { sendTestLetter } from '#server/features/mail/public.ts';
import { saveReading } from '../readings.ts';

async function readFacts(db: Queryable) {
  const { rows } = await db.execute<Record<FirstStep | 'isHidden' | 'hasSold', boolean>>(sql`
    select
      exists (select 1 from ${legalVersions} where page = 'imprint' and version > 1) as imprint,
      exists (select 1 from ${gallerySettings}) as prices,
      -- No one decides what concerns themselves, so one person is not enough.
      (select count(*) > 1 from ${users} where role <> 'member') as moderator,
      exists (select 1 from ${officeReadings} where name = 'test-email') as email,
      exists (select 1 from ${officeReadings} where name = 'backup') as backup,
      exists (select 1 from ${officeReadings} where name = 'first-steps') as "isHidden",
      exists (select 1 from ${purchases} where paid_at is not null) as "hasSold"`);
  return rows[0]!;
}

export async function readFirstSteps({ db, config }: Context): Promise<FirstSteps> {
  const facts = await readFacts(db);
  const steps = FIRST_STEPS.filter((name) => name !== 'email' || !config.mailOff).map((name) => ({
    name,
    isDone: facts[name],
  }));
  const isOpen = steps.some(({ isDone }) => !isDone);
  return { isShown: isOpen && !facts.isHidden && !facts.hasSold, steps };
}

export async function hideFirstSteps({ db, clock }: Context): Promise<undefined> {
  await saveReading(db, 'first-steps', clock.now(), {});
}

export async function sendTestEmail(ctx: Context, admin: Member): Promise<undefined> {
  if (!ctx.mail) throw new AppError('email_off');
  await sendTestLetter(ctx, ctx.mail, admin.id);
  await saveReading(ctx.db, 'test-email', ctx.clock.now(), {});
}
