import { invalid } from './api-error.ts';
import { type Form, integer, part, text } from './forms.ts';
import type { Kind } from './kinds.ts';
import type { Unit } from './store.ts';

/** @param id the id in the path, '' if there is none */
type Handle = (unit: Unit, form: Form, id: string) => Promise<object>;
type Method = 'GET' | 'POST' | 'DELETE';
export interface Route {
  method: Method;
  pattern: RegExp;
  handle: Handle;
}

/** @param path below /v1, with `:id` for an id */
export const on = (method: Method, path: string, handle: Handle): Route => ({
  method,
  pattern: new RegExp(`^/v1${path.replace(':id', '([^/]+)')}$`),
  handle,
});

export const toList = (url: string, rows: object[], limit: number) => ({
  object: 'list',
  url,
  has_more: rows.length > limit,
  data: rows.slice(0, limit),
});

/** GET one and GET many, newest first. @param filters query parameters that select on equally named fields */
export function readable(path: string, kind: Kind, filters: string[] = []): Route[] {
  return [
    on('GET', `${path}/:id`, (unit, _form, id) => unit.get(kind, id)),
    on('GET', path, async (unit, form) => {
      const limit = Math.min(integer(form, 'limit') ?? 10, 100);
      const match = Object.fromEntries(filters.map((key) => [key, text(form, key)]));
      const rows = await unit.find(kind, match, {
        limit: limit + 1,
        after: text(form, 'starting_after'),
        createdFrom: integer(part(form, 'created') ?? {}, 'gte'),
      });
      return toList(`/v1${path}`, rows, limit);
    }),
  ];
}

export function findRoute(routes: Route[], method: string, path: string): { handle: Handle; id: string } {
  for (const route of routes) {
    const found = route.method === method && route.pattern.exec(path);
    if (found) return { handle: route.handle, id: found[1] ?? '' };
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}). [payments sandbox]`, { status: 404 });
}
