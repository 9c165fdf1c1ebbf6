import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { reasonOf } from './command.ts';
import { ConfigError } from './config.ts';

test.each([
  [{ name: 'error', code: '28000' }, 'the database does not allow this user to connect (28000)'],
  [{ name: 'Error', code: 'ENOSPC' }, 'the disk is full (ENOSPC)'],
  [{ name: 'error', code: '22P02' }, 'error 22P02'],
  [{ name: 'AccessDenied' }, 'AccessDenied'],
])('the cause of %j is said in words, and nothing of its message', (fields, said) => {
  expect(reasonOf(Object.assign(new Error('at secret.example'), fields))).toBe(said);
});

test('our own messages are for the operator', () => {
  expect(reasonOf(new ConfigError('Name a folder.'))).toBe('Name a folder.');
});

test('a reader that goes away, as `head` does, is no failure', async () => {
  const child = spawn(process.execPath, [path.join(ROOT, 'server/keys.ts')]);
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  child.stdout.destroy();
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(complaint).toBe('');
});
