import { endpoint } from '#shared/http/endpoint.ts';
import { FirstMinutes, FirstMinutesChange } from './answers.ts';

export const firstMinutesEndpoints = {
  change: endpoint({
    method: 'PATCH',
    operationId: 'saveFirstMinutes',
    path: '/api/first-minutes',
    access: 'member',
    summary: 'Save the member’s onboarding answers, or end onboarding',
    body: FirstMinutesChange,
    status: 200,
    response: FirstMinutes,
    errors: [],
  }),
};
