import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParams } from '#shared/kernel/fields.ts';

export const Role = z.enum(['member', 'moderator', 'admin']);
export type Role = z.output<typeof Role>;

export const roleEndpoints = {
  change: endpoint({
    method: 'PUT',
    operationId: 'setRole',
    path: '/api/office/members/:id/role',
    access: 'admin',
    summary:
      'Make a member a moderator or an admin, or take the role away; there is always at least one admin',
    params: idParams,
    body: z.object({ role: Role }),
    status: 204,
    reauth: 'roles',
    errors: ['member_not_found', 'last_admin'],
  }),
};
