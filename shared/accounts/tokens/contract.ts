import * as z from 'zod/mini';
import { SCOPES, endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';

export const MAX_TOKENS = 50;
export const MAX_TOKEN_DAYS = 365;
/** How long an expired token stays in the list. */
export const EXPIRED_DAYS = 30;

const SCOPE_MISSING = 'Choose what it may do.';

export const AccessToken = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    /** 'atl_7Kq…x2F'. */
    hint: z.string(),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    /** To a few minutes. */
    usedAt: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'AccessToken' });
export type AccessToken = z.output<typeof AccessToken>;

export const TokenForm = z.object({
  name: requiredText('Please enter a name', 60),
  scopes: z.array(z.enum(SCOPES, SCOPE_MISSING)).check(
    z.minLength(1, SCOPE_MISSING),
    z.maxLength(10),
    // In their order, each once.
    z.overwrite((chosen) => SCOPES.filter((scope) => chosen.includes(scope))),
  ),
  days: z.int().check(z.minimum(1), z.maximum(MAX_TOKEN_DAYS, 'A token lasts a year at most.')),
});
export type TokenForm = z.input<typeof TokenForm>;

const path = '/api/tokens';
export const tokenEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listTokens',
    path,
    access: 'member',
    summary: 'The member’s access tokens, newest first, with those that expired in the last 30 days',
    status: 200,
    response: z.array(AccessToken),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createToken',
    path,
    access: 'member',
    summary:
      'Create an access token. Only this answer has the token itself. Replaces an expired one of the same name',
    body: TokenForm,
    status: 201,
    response: z.object({ token: z.string(), ...AccessToken.shape }),
    reauth: 'tokens',
    errors: ['tokens_full', 'token_name_taken'],
  }),
  remove: endpoint({
    method: 'DELETE',
    operationId: 'deleteToken',
    path: '/api/tokens/:id',
    access: 'member',
    summary: 'Delete an access token, which ends at once',
    params: idParams,
    status: 204,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    errors: ['token_not_found'],
  }),
};
