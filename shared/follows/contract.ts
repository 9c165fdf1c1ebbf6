import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { idParams } from '#shared/kernel/fields.ts';
import { Person } from '#shared/accounts/session/contract.ts';

/** An entry of a list of followers or followed members. */
export const Follower = z
  .object({
    ...Person.shape,
    followersCount: z.int(),
    isCreditProfile: z.boolean(),
    /** The viewer follows the member. */
    isFollowed: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Follower' });
export type Follower = z.output<typeof Follower>;

const list = { access: 'member', params: idParams, query: z.object(pageQuery), status: 200 } as const;

export const followEndpoints = {
  toggle: endpoint({
    method: 'POST',
    operationId: 'toggleFollow',
    path: '/api/users/:id/follow',
    access: 'member',
    scope: 'write',
    summary: 'Follow or unfollow a member',
    params: idParams,
    status: 200,
    response: z.object({ followed: z.boolean(), followersCount: z.int() }),
    limit: 'reaction',
    errors: ['member_not_found', 'own_profile', 'blocked'],
  }),
  followers: endpoint({
    method: 'GET',
    operationId: 'listFollowers',
    path: '/api/users/:id/followers',
    scope: 'read',
    summary: "A member's followers, newest first",
    ...list,
    response: z.array(Follower),
    paged: true,
    errors: ['member_not_found'],
  }),
  following: endpoint({
    method: 'GET',
    operationId: 'listFollowing',
    path: '/api/users/:id/following',
    scope: 'read',
    summary: 'Members a member follows, newest first',
    ...list,
    response: z.array(Follower),
    paged: true,
    errors: ['member_not_found'],
  }),
};
