/** Members as admins see them, with what no one else is shown: the address, sums and cases. */
import * as z from 'zod/mini';
import { Role } from '#shared/accounts/role/contract.ts';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Money, Timestamp, Words, idParams } from '#shared/kernel/fields.ts';
import { DECISIONS } from '#shared/moderation/states.ts';
import { REPORT_SUBJECTS } from '#shared/moderation/subjects.ts';

export const MEMBER_FILTERS = ['everyone', 'team', 'premium', 'suspended'] as const;

export const OfficeMember = z
  .object({
    ...Person.shape,
    email: z.nullable(z.string()),
    role: Role,
    isSubscriber: z.boolean(),
    isHidden: z.boolean(),
    /** The year 9999: for good. */
    suspendedUntil: z.nullable(Timestamp),
    createdAt: Timestamp,
    /** When they last loaded a page; null: never. */
    seenAt: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'OfficeMember' });
export type OfficeMember = z.output<typeof OfficeMember>;

export const OfficeMemberDetail = z
  .object({
    ...OfficeMember.shape,
    /** Null: not known. */
    emailVerified: z.nullable(z.boolean()),
    /** Taking the role away or suspending would leave no one to run the gallery. */
    isLastAdmin: z.boolean(),
    /** The member's sessions, last seen first; at most 100. */
    sessions: z.array(
      z.object({
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        seenAt: z.nullable(Timestamp),
      }),
    ),
    payouts: z.enum(['none', 'incomplete', 'active']),
    /** Works and projects that were paid for and not refunded; what the payers paid. */
    sold: z.object({ count: z.int(), sum: Money }),
    bought: z.object({ count: z.int(), sum: Money }),
    /** The member's part of sales: paid out, and waiting to be. */
    paidOut: Money,
    owed: Money,
    casesCount: z.int(),
    /** The newest. */
    cases: z.array(
      z.object({
        id: Id,
        subject: z.enum(REPORT_SUBJECTS),
        title: z.string(),
        openedAt: Timestamp,
        dueAt: Timestamp,
        /** Null: open. */
        decision: z.nullable(z.enum(DECISIONS)),
        decidedAt: z.nullable(Timestamp),
      }),
    ),
    ordersCount: z.int(),
    /** The newest, bought and sold. */
    orders: z.array(
      z.object({
        id: Id,
        title: z.string(),
        imageUrl: z.string(),
        status: z.string(),
        isSale: z.boolean(),
        other: Person,
        amount: Money,
        createdAt: Timestamp,
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'OfficeMemberDetail' });
export type OfficeMemberDetail = z.output<typeof OfficeMemberDetail>;

export const officeMemberEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listMembers',
    path: '/api/office/members',
    access: 'admin',
    summary:
      'Members, last seen first, those never seen at the end; `q` matches part of a name or email address, or a whole order or receipt number',
    query: z.object({
      ...pageQuery,
      q: z._default(Words, ''),
      show: z._default(z.enum(MEMBER_FILTERS), 'everyone'),
    }),
    status: 200,
    response: z.array(OfficeMember),
    paged: true,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getOfficeMember',
    path: '/api/office/members/:id',
    access: 'admin',
    summary: 'One member with totals, cases and orders',
    params: idParams,
    status: 200,
    response: OfficeMemberDetail,
    errors: ['member_not_found'],
  }),
  signOut: endpoint({
    method: 'POST',
    operationId: 'signOutMember',
    path: '/api/office/members/:id/sign-out',
    access: 'admin',
    summary: 'End all sessions of a member, who then has to enter the password again',
    params: idParams,
    status: 200,
    response: z.object({ ended: z.int() }),
    errors: ['member_not_found'],
  }),
};
