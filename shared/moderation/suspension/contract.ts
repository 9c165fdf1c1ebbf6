import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParams, requiredText } from '#shared/kernel/fields.ts';
import { REPORT_REASONS } from '../reasons.ts';

export const SuspensionForm = z.object({
  reason: z.enum(REPORT_REASONS, 'Please choose a rule.'),
  words: requiredText('Please say why.', 2000),
  /** Null is permanent. */
  days: z.nullable(z.literal([1, 7, 30])),
});

const one = { access: 'admin', path: '/api/office/members/:id/suspension', params: idParams } as const;

export const suspensionEndpoints = {
  start: endpoint({
    ...one,
    method: 'POST',
    operationId: 'suspendMember',
    summary: 'Suspend a member: opens a case about their profile and decides it, with a statement of reasons',
    body: SuspensionForm,
    status: 204,
    repeatable: true,
    errors: ['member_not_found', 'own_case', 'case_changed', 'last_admin'],
  }),
  end: endpoint({
    ...one,
    method: 'DELETE',
    operationId: 'endSuspension',
    summary: 'End a suspension before its time',
    status: 204,
    errors: ['member_not_found', 'own_case'],
  }),
};
