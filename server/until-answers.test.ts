import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestApp } from './testing/app.ts';
import { createTestDatabase } from './testing/database.ts';
import { startGate } from './testing/gate.ts';
import { untilAnswers } from './until-answers.ts';

const busy = (): Error => new Error('timeout exceeded when trying to connect');

test('a start waits for a database that does not answer, and says so once', async () => {
  const lines: string[] = [];
  let tries = 0;
  const open = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw busy();
    return 'open';
  };
  expect(await untilAnswers(open, (line) => lines.push(line))).toBe('open');
  expect(lines).toEqual(['The database does not respond. Waiting for it']);
});

test('it gives up after a while, and at once if something else is wrong', async () => {
  const failing = (error: Error) => {
    let tries = 0;
    const open = async (): Promise<void> => {
      tries += 1;
      throw error;
    };
    return { open, tries: () => tries };
  };
  const away = failing(busy());
  await expect(untilAnswers(away.open, () => {}, 600)).rejects.toThrow('timeout exceeded');
  expect(away.tries()).toBeGreaterThan(1);
  const wrong = failing(Object.assign(new Error('no such database'), { code: '3D000' }));
  await expect(untilAnswers(wrong.open, () => {})).rejects.toThrow('no such database');
  expect(wrong.tries()).toBe(1);
});

test('a server starts before its database does', async () => {
  const database = await createTestDatabase();
  const behind = new URL(database.url);
  const gate = await startGate({ host: behind.hostname, port: Number(behind.port) });
  gate.turn('refuses');
  behind.port = String(gate.port);
  const starting = startTestApp({ databaseUrl: behind.href });
  await sleep(700);
  gate.turn('open');
  const app = await starting;
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  await app.close();
  gate.close();
  await database.drop();
});
