import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { CurrentUser } from '../session/contract.ts';

/** For so many days at most an artist is away. */
export const MAX_AWAY_DAYS = 90;

export const AwayForm = z.object({
  /** The first day on which works can be bought again. */
  backOn: z.iso.date('Choose a date.'),
  /** Where that day begins; absent: the member's own. */
  timeZone: z.optional(z.string().check(z.maxLength(60))),
});

const own = { path: '/api/auth/user/away', access: 'member', status: 200, response: CurrentUser } as const;

export const awayEndpoints = {
  leave: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'goAway',
    summary: 'Be away until a day: until then no one can buy the member’s works or make an offer',
    body: AwayForm,
    errors: ['unknown_time_zone'],
  }),
  comeBack: endpoint({
    ...own,
    method: 'DELETE',
    operationId: 'comeBack',
    summary: 'Come back: works can be bought again at once',
    errors: [],
  }),
};
