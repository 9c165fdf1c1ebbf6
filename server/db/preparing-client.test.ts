import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('names a statement once it is used often, and answers the same before and after', async () => {
  const client = await app.ctx.pool.connect();
  try {
    const text = 'select $1::int + 1 as next';
    for (let n = 0; n < 12; n += 1) {
      expect((await client.query({ text, values: [n] })).rows).toEqual([{ next: n + 1 }]);
    }
    const { rows } = await client.query('select statement from pg_prepared_statements where statement = $1', [
      text,
    ]);
    expect(rows).toEqual([{ statement: text }]);
  } finally {
    client.release();
  }
});

it('leaves searches of large tables to be planned for their words', async () => {
  const client = await app.ctx.pool.connect();
  try {
    const text = 'select count(*) from artwork_search where words @@ search_query($1)';
    for (let n = 0; n < 12; n += 1) await client.query({ text, values: ['river'] });
    const { rows } = await client.query('select 1 from pg_prepared_statements where statement = $1', [text]);
    expect(rows).toEqual([]);
  } finally {
    client.release();
  }
});
