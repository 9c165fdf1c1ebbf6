/** The OpenAPI 3.1 document, generated from the contracts. */
import { type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, createDocument } from 'zod-openapi';
import { BRAND } from '#shared/kernel/brand.ts';
import { type Endpoint, possibleErrors } from '#shared/http/endpoint.ts';
import { ERRORS, type ErrorCode } from '#shared/http/errors.ts';
import { Problem } from '#shared/http/problem.ts';
import { FILE_ROUTES, type FileRoute } from './file-routes.ts';

type Schema = NonNullable<Endpoint['response']>;
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const problem = { 'application/problem+json': { schema: Problem } };

const problems = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => ERRORS[code].status)].map(([status, same]) => [
      `${status}`,
      { description: same.join(' | '), content: problem },
    ]),
  );

function responses(e: Endpoint) {
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
    ...problems(possibleErrors(e)),
  };
}

export const UNKNOWN_METHOD = `A method that a path does not support gets ${ERRORS.method_not_allowed.status} method_not_allowed; the Allow header lists the ones it does.`;

const WORDS_FIRST =
  'Ids are UUIDs: where one path has a word and another an id, as in /api/receipts/my-receipts, the word wins.';

const asTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const securityOf = (access: Endpoint['access']): Record<string, string[]>[] =>
  access === 'public' ? [] : access === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
const parametersOf = ({ params, query }: Pick<Endpoint, 'params' | 'query'>) => ({
  ...(params ? { path: params } : {}),
  ...(query ? { query } : {}),
});

const redirect = { type: 'string' as const, format: 'uri-reference' };
function fileOperation({ summary, access, answer, errors, ...route }: FileRoute): ZodOpenApiOperationObject {
  const all: ErrorCode[] = access === 'public' ? [...errors] : ['sign_in_required', ...errors];
  return {
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

export function createOpenApi(endpoints: readonly Endpoint[], site: { url: string; cookie: string }) {
  const paths: ZodOpenApiPathsObject = Object.fromEntries(
    FILE_ROUTES.map((route) => [asTemplate(route.path), { get: fileOperation(route) }]),
  );
  for (const e of endpoints) {
    const methods = (paths[asTemplate(e.path)] ??= {});
    methods[e.method.toLowerCase() as 'get'] = {
      summary: e.summary,
      tags: [e.path.split('/')[2] ?? 'api'],
      security: securityOf(e.access),
      requestParams: parametersOf(e),
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
