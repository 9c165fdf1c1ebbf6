/** The OpenAPI 3.1 document, generated from the contracts. */
import * as z from 'zod/mini';
import { type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, createDocument } from 'zod-openapi';
import { BRAND } from '#shared/kernel/brand.ts';
import { type Endpoint, type Scope, possibleErrors } from '#shared/http/endpoint.ts';
import { ERRORS, type ErrorCode } from '#shared/http/errors.ts';
import { Problem } from '#shared/http/problem.ts';
import { MESSAGES } from '#shared/webhooks/messages.ts';
import { FILE_ROUTES, type FileRoute } from './file-routes.ts';

type Schema = NonNullable<Endpoint['response']>;
const json = (schema: Schema, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
});
/** Its codes are part of the type. */
const problemOf = (codes: readonly ErrorCode[]) => ({
  'application/problem+json': {
    schema: {
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        { type: 'object' as const, properties: { code: { type: 'string' as const, enum: [...codes] } } },
      ],
    },
  },
});

const problems = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => ERRORS[code].status)].map(([status, same]) => [
      `${status}`,
      { description: same.join(' | '), content: problemOf(same), headers: LIMITS },
    ]),
  );

const header = (description: string) => ({ description, schema: { type: 'string' as const } });
const NEXT = header('The next page, rel="next"');
/** draft-ietf-httpapi-ratelimit-headers. */
const LIMITS = {
  RateLimit: header(
    'What is left of the limit that the call counted for, and the seconds until it starts anew',
  ),
  'RateLimit-Policy': header('That limit: how many calls in how many seconds'),
};

function responses(e: Endpoint) {
  return {
    [`${e.status}`]: {
      description: 'Success',
      ...(e.response ? json(e.response) : {}),
      headers: e.paged ? { ...LIMITS, Link: NEXT } : LIMITS,
    },
    ...problems(possibleErrors(e)),
  };
}

/** How a program signs in. */
export const SIGN_IN =
  'A program sends an access token, which a member creates under Settings, Tokens: Authorization: Bearer atl_... An operation names the scope that the token needs (read, write or sell); those that name none are for browsers alone. Browsers sign in at /api/login, which leads to the sign-in provider and back, and send the session cookie.';

export const UNKNOWN_METHOD = `A method that a path does not support gets ${ERRORS.method_not_allowed.status} method_not_allowed; the Allow header lists the ones it does.`;

const WORDS_FIRST =
  'Ids are UUIDs: where one path has a word and another an id, as in /api/receipts/my-receipts, the word wins.';

const asTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const securityOf = (access: Endpoint['access'], scope?: Scope): Record<string, string[]>[] => [
  ...(access === 'optional' ? [{}] : []),
  ...(access === 'public' ? [] : [{ session: [] }]),
  ...(scope ? [{ token: [scope] }] : []),
];
const RETRIED = z.object({
  'Idempotency-Key': z
    .optional(z.string())
    .check(
      z.describe(
        'Any string that is unique to this call. For an hour, repeating the call with the same key and body returns the first response and changes nothing.',
      ),
    ),
});
const parametersOf = ({ params, query, repeatable }: Pick<Endpoint, 'params' | 'query' | 'repeatable'>) => ({
  ...(params ? { path: params } : {}),
  ...(query ? { query } : {}),
  ...(repeatable ? { header: RETRIED } : {}),
});

const redirect = { type: 'string' as const, format: 'uri-reference' };
function fileOperation({
  operationId,
  summary,
  access,
  answer,
  errors,
  ...route
}: FileRoute): ZodOpenApiOperationObject {
  const all: ErrorCode[] = access === 'public' ? [...errors] : ['sign_in_required', ...errors];
  return {
    operationId,
    summary,
    tags: ['files'],
    security: securityOf(access),
    requestParams: parametersOf(route),
    responses: {
      ...('type' in answer
        ? { '200': { description: 'Success', content: { [answer.type]: {} } } }
        : { '302': { description: answer.redirect, headers: { Location: { schema: redirect } } } }),
      ...problems(all),
    },
  };
}

const SIGNED = {
  'webhook-id': header('The same each time that a message is sent'),
  'webhook-timestamp': header('When it was sent, in seconds since 1970'),
  'webhook-signature': header('v1,<base64>: see https://www.standardwebhooks.com'),
};
const WEBHOOKS = Object.fromEntries(
  Object.entries(MESSAGES).map(([type, { summary, schema }]) => [
    type,
    {
      post: {
        summary,
        tags: ['webhooks'],
        parameters: Object.entries(SIGNED).map(([name, of]) => ({
          ...of,
          name,
          in: 'header' as const,
          required: true,
        })),
        requestBody: json(schema),
        responses: { '2XX': { description: 'Within 10 seconds; anything else is tried again' } },
      },
    },
  ]),
);

export function createOpenApi(endpoints: readonly Endpoint[], site: { url: string; cookie: string }) {
  const paths: ZodOpenApiPathsObject = Object.fromEntries(
    FILE_ROUTES.map((route) => [asTemplate(route.path), { get: fileOperation(route) }]),
  );
  for (const e of endpoints) {
    const methods = (paths[asTemplate(e.path)] ??= {});
    methods[e.method.toLowerCase() as 'get'] = {
      operationId: e.operationId,
      summary: e.summary,
      tags: [e.path.split('/')[2] ?? 'api'],
      security: securityOf(e.access, e.scope),
      requestParams: parametersOf(e),
      ...(e.body ? { requestBody: json(e.body, e.example) } : {}),
      responses: responses(e),
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: `${BRAND} API`, version: '1', description: `${SIGN_IN} ${UNKNOWN_METHOD} ${WORDS_FIRST}` },
    servers: [{ url: site.url }],
    paths,
    webhooks: WEBHOOKS,
    components: {
      schemas: { Problem },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: site.cookie, description: 'Browsers; see /api/login' },
        token: { type: 'http', scheme: 'bearer', description: SIGN_IN },
      },
    },
  });
}
