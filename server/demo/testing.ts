/** The recorded gallery in a test. */
import type { SQL } from 'drizzle-orm';
import { withClient } from '../backup/load.ts';
import type { Config } from '../config.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { loadRows } from './load.ts';
import { emailOf } from './members.ts';

/** Without the stored files, which take a while to render. */
export const fillRows = (config: Config, databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, (client) => loadRows(client, config, { databaseUrl, now: new Date() }));

export interface DemoGallery {
  app: TestApp;
  personId: (slug: string) => string;
  workId: (title: string) => string;
  one: <T>(query: SQL) => Promise<T>;
}

export async function startDemoGallery(
  fill: typeof fillRows = fillRows,
  env: Record<string, string> = {},
): Promise<DemoGallery> {
  const app = await startTestApp({ fill, env });
  const { pool, db } = app.ctx;
  const read = async (query: string) =>
    new Map((await pool.query<{ name: string; id: string }>(query)).rows.map(({ name, id }) => [name, id]));
  const people = await read('select email as name, id from users where email is not null');
  const works = await read('select title as name, id from artworks');
  return {
    app,
    personId: (slug) => people.get(emailOf(slug))!,
    workId: (title) => works.get(title)!,
    one: async <T>(query: SQL) => (await db.execute(query)).rows[0] as T,
  };
}
