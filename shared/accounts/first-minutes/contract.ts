import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { FirstMinutes, answers } from './answers.ts';

export const MAX_MEDIUMS = 3;

const isEachOnce = z.refine<string[]>(
  (values) => new Set(values).size === values.length,
  'Each at most once.',
);

/** What is absent stays as it is. */
const FirstMinutesChange = z.object({
  interests: z.optional(answers.interests.check(isEachOnce)),
  mediums: z.optional(answers.mediums.check(isEachOnce, z.maxLength(MAX_MEDIUMS))),
  step: z.optional(answers.step),
  /** Finished or skipped, for good. */
  isEnded: z.optional(z.literal(true)),
});
export type FirstMinutesChange = z.output<typeof FirstMinutesChange>;

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
