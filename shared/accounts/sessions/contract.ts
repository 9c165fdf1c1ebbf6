import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp, idParams } from '#shared/kernel/fields.ts';

/** A browser in which the member is signed in. */
export const DeviceSession = z
  .object({
    id: Id,
    /** 'Firefox', 'macOS'; null if the browser does not say. */
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    isPhone: z.boolean(),
    /** An IANA name, once the browser has reported it. */
    timeZone: z.nullable(z.string()),
    /** To a few minutes. */
    seenAt: z.nullable(Timestamp),
    /** The one that asks. */
    isCurrent: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'DeviceSession' });
export type DeviceSession = z.output<typeof DeviceSession>;

export const sessionEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listSessions',
    path: '/api/sessions',
    access: 'member',
    summary:
      'Where the member is signed in: this browser first, then by when each was last seen; at most 100',
    status: 200,
    response: z.array(DeviceSession),
    whileLeaving: 'allowed',
    errors: [],
  }),
  signOut: endpoint({
    method: 'DELETE',
    operationId: 'signOutSession',
    path: '/api/sessions/:id',
    access: 'member',
    whileSuspended: 'allowed',
    summary: 'Sign out one session; its live streams end at once',
    params: idParams,
    status: 204,
    whileLeaving: 'allowed',
    errors: ['session_not_found'],
  }),
  signOutOthers: endpoint({
    method: 'DELETE',
    operationId: 'signOutOthers',
    path: '/api/sessions',
    access: 'member',
    whileSuspended: 'allowed',
    summary: 'Sign out every session but this one',
    status: 200,
    response: z.object({ ended: z.int() }),
    whileLeaving: 'allowed',
    errors: [],
  }),
};
