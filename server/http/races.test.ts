/**
 * Two calls on one thing at the same moment, of all that may change it: whichever comes first, neither fails. In every run
 * each call is made twice at once, and once beside every deletion; in the long rounds each beside each.
 */
import { afterAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#server/features.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { accountOf, ask, createOthers } from '../testing/access/callers.ts';
import { EVERYONE, type Fixture, type Row, type Who } from '../testing/access/rows.ts';
import { ACCESS } from '../testing/access/table.ts';
import { startTestApp } from '../testing/app.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 3 : 1;
const IS_FULL = ROUNDS > 1;

const LIMITS = ['COMMENT', 'MESSAGE', 'PAYMENT', 'REACTION', 'REPORT', 'UPLOAD'];
const app = await startTestApp({
  env: Object.fromEntries(LIMITS.map((name) => [`RATE_LIMIT_${name}`, '1000000'])),
});
const others = await createOthers(app);
afterAll(() => app.close());

interface Act {
  e: Endpoint;
  row: Row;
  who: Who;
}
const acts = new Map<Fixture, Act[]>();
for (const e of ENDPOINTS.filter(({ method }) => method !== 'GET')) {
  for (const row of ACCESS[`${e.method} ${e.path}`] ?? [])
    for (const who of EVERYONE.filter((one) => row.may.includes(one)))
      acts.set(row.of, [...(acts.get(row.of) ?? []), { e, row, who }]);
}

const isDeletion = ({ e }: Act) => e.method === 'DELETE';
const pairsOf = (all: Act[]): [Act, Act][] =>
  all.flatMap((one, index) =>
    all
      .slice(index)
      .filter((other) => IS_FULL || one === other || isDeletion(one) || isDeletion(other))
      .map((other): [Act, Act] => [one, other]),
  );
const nameOf = ({ e, who }: Act) => `${e.method} ${e.path} by ${who}`;

test.each([...acts].map(([of, all]) => ({ of, all, name: of.name })))('$name', async ({ of, all }) => {
  for (const pair of pairsOf(all)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const subject = await of(app);
      const answers = await Promise.all(
        pair.map(async ({ e, row, who }) => {
          const account = accountOf(others, who, subject);
          return account && (await ask(app, e, subject.id, account.cookie, row.body?.(subject)));
        }),
      );
      const statuses = answers.map((answer) => answer?.status);
      expect(statuses, pair.map(nameOf).join(' beside ')).not.toContain(500);
    }
  }
});
