import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Money, Timestamp } from '#shared/kernel/fields.ts';

/** The days in which a member can keep the account after asking for its deletion. */
export const ACCOUNT_DELETION_DAYS = 14;

/** What must end before an account can be deleted, and what it waits for until when. */
export const OpenItem = z
  .object({
    /** order: bought. sale: sold. */
    kind: z.enum(['order', 'sale', 'project', 'offer']),
    id: Id,
    title: z.string(),
    imageUrl: z.nullable(z.string()),
    waitsFor: z.enum([
      'payment',
      'shipping',
      'delivery',
      'refund_period',
      'refund',
      'bank',
      /** An offer waits for either side's response. */
      'answer',
      'work',
      'approval',
      'moderator',
      /** Its payout waits for nothing but an account, and can be given up. */
      'account',
      'payout',
    ]),
    until: z.nullable(Timestamp),
    /** Set for a payout. */
    amount: z.nullable(Money),
  })
  .register(z.globalRegistry, { id: 'OpenItem' });
export type OpenItem = z.output<typeof OpenItem>;

export const AccountDeletion = z
  .object({
    /** Null: no one asked for it. */
    deletesAt: z.nullable(Timestamp),
    open: z.array(OpenItem),
  })
  .register(z.globalRegistry, { id: 'AccountDeletion' });
export type AccountDeletion = z.output<typeof AccountDeletion>;

const path = '/api/account/deletion';
export const deletionEndpoints = {
  read: endpoint({
    method: 'GET',
    operationId: 'getDeletion',
    path,
    access: 'member',
    summary: 'When the account is deleted, and what must end first',
    status: 200,
    response: AccountDeletion,
    whileLeaving: 'allowed',
    errors: [],
  }),
  ask: endpoint({
    method: 'POST',
    operationId: 'askForDeletion',
    path,
    access: 'member',
    summary: 'Hide the account and delete it after 14 days; ends Premium',
    status: 200,
    response: AccountDeletion,
    reauth: 'deletion',
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    errors: ['account_in_use', 'last_admin'],
  }),
  cancel: endpoint({
    method: 'DELETE',
    operationId: 'keepAccount',
    path,
    access: 'member',
    summary: 'Keep the account; does nothing unless it was going to be deleted',
    status: 204,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    errors: [],
  }),
};
