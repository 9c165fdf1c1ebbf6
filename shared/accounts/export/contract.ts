import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Timestamp } from '#shared/kernel/fields.ts';

/** The member's latest export. none: there is none, or its last day has passed. */
export const DataExport = z
  .object({
    status: z.enum(['none', 'making', 'ready', 'failed']),
    createdAt: z.nullable(Timestamp),
    bytes: z.nullable(z.int()),
    availableUntil: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'DataExport' });
export type DataExport = z.output<typeof DataExport>;

export const exportEndpoints = {
  read: endpoint({
    method: 'GET',
    operationId: 'getExport',
    path: '/api/export',
    access: 'member',
    summary: "The state of the export of the member's data",
    status: 200,
    response: DataExport,
    whileLeaving: 'allowed',
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createExport',
    path: '/api/export',
    access: 'member',
    whileSuspended: 'allowed',
    summary: 'Create an export; has no effect while one is being made or can be downloaded',
    status: 200,
    response: DataExport,
    reauth: 'export',
    whileLeaving: 'allowed',
    errors: [],
  }),
};
