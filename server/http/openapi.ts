/** The OpenAPI 3.1 document, made from the contracts. */
import { type ZodOpenApiPathsObject, createDocument } from 'zod-openapi';
import { BRAND } from '#shared/brand.ts';
import { type Endpoint, possibleErrors } from '#shared/http/endpoint.ts';
import { ERRORS } from '#shared/http/errors.ts';
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

export function createOpenApi(endpoints: readonly Endpoint[]) {
  const paths: ZodOpenApiPathsObject = {};
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
    info: { title: `${BRAND} API`, version: '1' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'atelier.sid' } } },
  });
}
