/** The OpenAPI 3.1 document, generated from the contracts. */
import * as z from 'zod/mini';
import { type ZodOpenApiPathsObject, createDocument } from 'zod-openapi';
import { BRAND } from '#shared/kernel/brand.ts';
import { type Endpoint, possibleErrors } from '#shared/http/endpoint.ts';
import { Id, idParams } from '#shared/kernel/fields.ts';
import { ERRORS, type ErrorCode } from '#shared/http/errors.ts';
import { Problem } from '#shared/http/problem.ts';

type Schema = NonNullable<Endpoint['response']>;
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const problem = { 'application/problem+json': { schema: Problem } };

function responses(e: Endpoint) {
  const byStatus = Map.groupBy(possibleErrors(e), (code) => ERRORS[code].status);
  return {
    [`${e.status}`]: {
      description: 'Success',
      ...(e.response ? json(e.response) : {}),
      ...(e.paged
        ? {
            headers: {
              Link: { description: 'The next page, rel="next"', schema: { type: 'string' as const } },
            },
          }
        : {}),
    },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        `${status}`,
        { description: codes.join(' | '), content: problem },
      ]),
    ),
  };
}

export const UNKNOWN_METHOD = `A method that a path does not support gets ${ERRORS.method_not_allowed.status} method_not_allowed; the Allow header lists the ones it does.`;

const WORDS_FIRST =
  'Ids are UUIDs: where one path has a word and another an id, as in /api/receipts/my-receipts, the word wins.';

const redirect = { type: 'string' as const, format: 'uri-reference' };
const failure = (code: ErrorCode) => ({
  [`${ERRORS[code].status}`]: { description: code, content: problem },
});
/** Files named by responses, which are not endpoints. */
const FILES: ZodOpenApiPathsObject = {
  '/objects/{id}': {
    get: {
      summary: 'The image that an imageUrl names',
      tags: ['files'],
      security: [{ session: [] }],
      requestParams: { path: idParams },
      responses: {
        '302': {
          description: 'Its largest public rendition, under /media',
          headers: { Location: { schema: redirect } },
        },
        ...failure('sign_in_required'),
        ...failure('not_found'),
      },
    },
  },
  '/media/{uploadId}/{file}': {
    get: {
      summary: 'A rendition of an image: thumb.webp, card.webp or preview.webp',
      tags: ['files'],
      security: [],
      requestParams: { path: z.object({ uploadId: Id, file: z.string() }) },
      responses: {
        '200': { description: 'Success', content: { 'image/webp': {} } },
        ...failure('not_found'),
      },
    },
  },
};

export function createOpenApi(endpoints: readonly Endpoint[], site: { url: string; cookie: string }) {
  const paths: ZodOpenApiPathsObject = { ...FILES };
  for (const e of endpoints) {
    const path = e.path.replace(/:(\w+)/g, '{$1}');
    const methods = (paths[path] ??= {});
    methods[e.method.toLowerCase() as 'get'] = {
      summary: e.summary,
      tags: [e.path.split('/')[2] ?? 'api'],
      security:
        e.access === 'public' ? [] : e.access === 'optional' ? [{}, { session: [] }] : [{ session: [] }],
      requestParams: { ...(e.params ? { path: e.params } : {}), ...(e.query ? { query: e.query } : {}) },
      ...(e.body ? { requestBody: json(e.body) } : {}),
      responses: responses(e),
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: `${BRAND} API`, version: '1', description: `${UNKNOWN_METHOD} ${WORDS_FIRST}` },
    servers: [{ url: site.url }],
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: site.cookie } } },
  });
}
