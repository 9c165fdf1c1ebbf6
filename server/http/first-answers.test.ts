import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readFirst } from './first-answers.ts';

test('a fault is logged, and the document goes without the answer', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const read = readFirst(() => {
    throw new Error('the table is gone');
  }, log);
  expect(await read('/api/artworks/1', { host: 'localhost' }, '127.0.0.1')).toBeNull();
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['the table is gone']);
});
