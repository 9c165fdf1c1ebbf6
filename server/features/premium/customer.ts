import { createHash } from 'node:crypto';
import { displayName } from '#shared/kernel/names.ts';
import type { Context } from '#server/context.ts';
import type { Billing } from '#server/providers/payments/billing-port.ts';
import { saveCustomer } from '#server/features/accounts/public.ts';
import { readCustomer } from './queries.ts';

/** The provider refuses the same key with another body for a day. */
const digest = (...parts: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** A member's only customer, created on first use. Throws `PaymentsError`. */
export async function customerOf(ctx: Context, billing: Billing, memberId: string): Promise<string> {
  const member = await readCustomer(ctx.db, memberId);
  if (!member) throw new Error('There is no such member');
  if (member.customerId) return member.customerId;
  const name = displayName(member);
  const customer = await billing.createCustomer({
    memberId,
    email: member.email,
    name,
    idempotencyKey: `member:${memberId}:customer:${digest(member.email, name)}`,
  });
  return saveCustomer(ctx.db, memberId, customer.id);
}
