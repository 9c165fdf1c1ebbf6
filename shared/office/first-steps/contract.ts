/** What an owner does in the first hour of a gallery. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';

export const FIRST_STEPS = ['imprint', 'prices', 'moderator', 'email', 'backup'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const FirstSteps = z
  .object({
    /** True until the first sale, or until an admin hides them. */
    isShown: z.boolean(),
    steps: z.array(z.object({ name: z.enum(FIRST_STEPS), isDone: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'FirstSteps' });
export type FirstSteps = z.output<typeof FirstSteps>;

export const firstStepsEndpoints = {
  read: endpoint({
    method: 'GET',
    operationId: 'getFirstSteps',
    path: '/api/office/first-steps',
    access: 'admin',
    summary: 'The first steps of a new gallery, and which of them are done',
    status: 200,
    response: FirstSteps,
    errors: [],
  }),
  hide: endpoint({
    method: 'DELETE',
    operationId: 'hideFirstSteps',
    path: '/api/office/first-steps',
    access: 'admin',
    summary: 'Hide the first steps for all admins',
    status: 204,
    errors: [],
  }),
  testEmail: endpoint({
    method: 'POST',
    operationId: 'sendTestEmail',
    path: '/api/office/test-email',
    access: 'admin',
    summary: 'Send a test message to the admin’s own address, now',
    limit: 'message',
    status: 204,
    errors: ['email_off', 'email_unverified', 'email_unavailable'],
  }),
};
