import { hash } from 'node:crypto';
import pg from 'pg';

/** Uses of a statement before it gets a name. */
const OFTEN = 8;
/** Lists of ids make a text for each length: beyond this nothing more is counted or named. */
const MAX_TEXTS = 1000;
const MAX_NAMED = 300;

interface Statement {
  text: string;
  name?: string;
}
const isUnnamed = (given: unknown): given is Statement =>
  typeof given === 'object' &&
  given !== null &&
  'text' in given &&
  !('submit' in given) &&
  !(given as Statement).name;
/** Planned for its words each time: of large tables a plan for any words is good for few. */
const isSearch = (text: string): boolean => text.includes('@@ search_query(');

/** Knows the names of statements that are used often. */
function createNaming(): (text: string) => string | undefined {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (uses.size < MAX_TEXTS || uses.has(text)) uses.set(text, count);
      return undefined;
    }
    if (names.size >= MAX_NAMED) return undefined;
    const name = `often-${hash('sha256', text).slice(0, 24)}`;
    names.set(text, name);
    uses.delete(text);
    return name;
  };
}

const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;

/** Names the frequent statements of one pool, so that each connection parses and plans them once. */
export function preparingClient(): typeof pg.Client {
  const nameFor = createNaming();
  class PreparingClient extends pg.Client {}
  // A method of the class like the one it replaces, so that tests can watch it.
  PreparingClient.prototype.query = function (this: pg.Client, given: unknown, ...rest: unknown[]) {
    const name = isUnnamed(given) && !isSearch(given.text) ? nameFor(given.text) : undefined;
    return query.call(this, name === undefined ? given : { ...(given as Statement), name }, ...rest);
  } as pg.Client['query'];
  return PreparingClient;
}
