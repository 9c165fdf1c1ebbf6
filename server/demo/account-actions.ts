import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { DAY_MS } from './calendar.ts';
import { personId } from './identifiers.ts';
import { emailOf } from './manifest.ts';
import type { PastAction } from './replay-actions.ts';

/** Days before the gallery opens. */
const ACCOUNTS_OPENED = 400;

/** The artist has completed the provider's form and can be paid. */
export const openAccount = (slug: string, now: Date, daysAgo = ACCOUNTS_OPENED): PastAction => ({
  at: new Date(now.getTime() - daysAgo * DAY_MS),
  run: async (then, past) => {
    const { accounts } = past.payments;
    const userId = personId(slug);
    const made = await accounts.create({
      memberId: userId,
      email: emailOf(slug),
      idempotencyKey: `member:${userId}:account`,
    });
    await past.onboard(made.id);
    const { id: accountId, ...state } = await accounts.read(made.id);
    const at = then.clock.now();
    await then.db
      .insert(payoutAccounts)
      .values({ ...state, userId, accountId, checkedAt: at, createdAt: at, updatedAt: at });
  },
});
