/** The API reference for people: one page without scripts, from the same document as /api/openapi.json. */
import { type RequestHandler, Router } from 'express';
import { BRAND } from '#shared/kernel/brand.ts';
import { type Endpoint, possibleErrors } from '#shared/http/endpoint.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { escape } from './escape.ts';
import { sessionCookie } from './session.ts';
import type { Context } from '../context.ts';
import { FILE_ROUTES } from './file-routes.ts';
import { createOpenApi, SIGN_IN, UNKNOWN_METHOD } from './openapi.ts';

/** Focusable and labelled, so that wide content can be scrolled by keyboard. */
const code = (value: unknown, name: string) =>
  `<pre tabindex="0" role="region" aria-label="${escape(name)}"><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`;

const ACCESS: Record<Endpoint['access'], string> = {
  public: 'Anyone',
  optional: 'Anyone; more for members',
  member: 'Members',
  moderator: 'Moderators',
  admin: 'Admins',
};

interface Operation {
  parameters?: unknown[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

function section(e: Endpoint, operation: Operation): string {
  const name = `${e.method} ${e.path}`;
  const body = operation.requestBody?.content['application/json']?.schema;
  const answer = operation.responses[`${e.status}`]?.content?.['application/json']?.schema;
  const errors = possibleErrors(e).map(
    (name) => `<li><code>${ERRORS[name].status} ${name}</code> ${escape(ERRORS[name].detail)}</li>`,
  );
  return `<section><h2><code>${e.method} ${escape(e.path)}</code></h2><p>${escape(e.summary)}. ${ACCESS[e.access]}.${e.scope ? ` Token: <code>${e.scope}</code>.` : ''} <code>${e.operationId}</code></p>
${operation.parameters?.length ? `<h3>Parameters</h3>${code(operation.parameters, `Parameters of ${name}`)}` : ''}${body ? `<h3>Body</h3>${code(body, `Body of ${name}`)}` : ''}
${e.example === undefined ? '' : `<h3>Example</h3>${code(e.example, `Example of ${name}`)}`}${answer ? `<h3>Response ${e.status}</h3>${code(answer, `Response of ${name}`)}` : `<h3>Response ${e.status}, empty</h3>`}
${errors.length > 0 ? `<h3>Errors</h3><ul>${errors.join('')}</ul>` : ''}</section>`;
}

/** The tokens of client/theme.css in sRGB, because this page is not part of the client's build. */
const STYLE = `:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;background:#0e0c0a;color:#d2ccc5;font:16px/1.55 'Hanken Grotesk Variable',system-ui,sans-serif}
header{border-bottom:1px solid #322d29}header,main{padding:0 max(16px,calc(50vw - 480px))}
header a{display:inline-flex;align-items:center;min-height:64px;color:#f6f3ee;font-size:20px;font-weight:700;text-decoration:none}
main{padding-top:32px;padding-bottom:64px}
h1,h2,h3{color:#f6f3ee;font-family:'Bricolage Grotesque Variable',system-ui,sans-serif;line-height:1.2;overflow-wrap:anywhere}
h1{font-size:34px;margin:0}h2{font-size:22px;margin:48px 0 0;border-top:1px solid #322d29;padding-top:24px}h3{font-size:16px;margin:24px 0 0}
a{color:#f6f3ee;text-underline-offset:4px}:focus-visible{outline:2px solid #fd764c;outline-offset:3px}
code{font:14px/1.5 'Geist Mono Variable',ui-monospace,monospace}
pre{margin:8px 0 0;max-height:32rem;background:#171411;padding:16px;overflow:auto;border-radius:12px}li{margin:4px 0}`;

function renderPage(endpoints: readonly Endpoint[], document: ReturnType<typeof createOpenApi>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const sections = endpoints.map((e) => {
    const operation = paths[e.path.replace(/:(\w+)/g, '{$1}')]?.[e.method.toLowerCase()];
    return operation ? section(e, operation) : '';
  });
  const files = FILE_ROUTES.map(
    ({ path, summary, access }) =>
      `<li><code>GET ${escape(path)}</code> ${escape(summary)}. ${ACCESS[access]}.</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${BRAND} API</title><link rel="stylesheet" href="/api/docs.css"></head><body><header><a href="/">${BRAND}</a></header><main><h1>${BRAND} API</h1>
<p>${escape(SIGN_IN)}</p><p>JSON over HTTPS. Errors are problem details (RFC 9457) with a stable <code>code</code>. Lists are arrays;
the next page is in the <code>Link</code> header. ${escape(UNKNOWN_METHOD)} Money is a string with two decimals in US dollars.
The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}
<h2>Files</h2><ul>${files.join('')}</ul>
<h2>Schemas</h2>${Object.entries(document.components?.schemas ?? {})
    .map(([name, schema]) => `<h3 id="${name}">${name}</h3>${code(schema, `Schema ${name}`)}`)
    .join('')}</main></body></html>`;
}

/** Rendered on first use, so that it does not delay the start. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function docsRouter(endpoints: readonly Endpoint[], ctx: Context): Router {
  const document = once(() =>
    createOpenApi(endpoints, { url: ctx.config.publicUrl, cookie: sessionCookie(ctx) }),
  );
  const page = once(() => renderPage(endpoints, document()));
  const router = Router();
  const sendDocument: RequestHandler = (_req, res) => void res.json(document());
  router.get('/api/openapi.json', sendDocument);
  router.get('/api/docs', (_req, res) => void res.type('html').send(page()));
  router.get('/api/docs.css', (_req, res) => void res.type('css').send(STYLE));
  return router;
}
