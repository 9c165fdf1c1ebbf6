import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { onError } from './errors.ts';
import { createLog, describeError, requestLog } from './log.ts';

function createApp(lines: Record<string, unknown>[]) {
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = express();
  app.use(requestLog(log));
  app.get('/fail', () => {
    throw Object.assign(new Error('The bank is closed', { cause: new Error('Sunday') }), {
      code: 'E_BANK',
      raw: { client_secret: 'pi_1_secret_2' },
    });
  });
  app.post('/save', express.json(), async (_req, res) => {
    await sleep(1);
    log.warn({ token: 'a-token' }, 'written far below');
    res.end();
  });
  app.use(onError);
  return app;
}

describe('requestLog', () => {
  it('logs what failed, where and for which request, and no secrets', async () => {
    const lines: Record<string, unknown>[] = [];
    const answer = await request(createApp(lines)).get('/fail?code=sign-in-code').expect(500);
    const fault = lines.find((line) => line.msg === 'unexpected error');
    expect(fault).toMatchObject({
      req: { id: answer.headers['x-request-id'], method: 'GET', path: '/fail' },
      err: {
        message: 'The bank is closed',
        code: 'E_BANK',
        cause: { message: 'Sunday' },
        stack: expect.stringContaining('log.test.ts') as string,
      },
    });
    expect(JSON.stringify(lines)).not.toMatch(/sign-in-code|pi_1_secret/);
    expect(JSON.stringify(answer.body)).not.toContain('bank');
  });

  it('names the request in every line that is written while it is answered', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = createApp(lines);
    const answers = await Promise.all(
      ['one', 'two'].map((name) => request(app).post(`/save?name=${name}`).send({ name })),
    );
    const ids = (message: string) =>
      lines.filter(({ msg }) => msg === message).map(({ req }) => (req as { id: string }).id);
    const expected = answers.map(({ headers }) => headers['x-request-id'] as string).toSorted();
    expect(new Set(expected).size).toBe(2);
    expect(ids('written far below').toSorted()).toEqual(expected);
    expect(ids('request completed').toSorted()).toEqual(expected);
    expect(JSON.stringify(lines)).not.toMatch(/a-token|name=/);
  });

  it('logs which query failed, but not its values', () => {
    const values = 'Rua do Sol 7,\nLisbon';
    const cause = new Error('deadlock detected');
    const fault = new Error(`Failed query: update "purchases" set "address" = $1\nparams: ${values}`, {
      cause,
    });
    const described = describeError(fault);
    expect(described).toMatchObject({
      message: 'Failed query: update "purchases" set "address" = $1',
      stack: expect.stringContaining('log.test.ts') as string,
      cause: { message: 'deadlock detected' },
    });
    expect(JSON.stringify(described)).not.toMatch(/Rua do Sol|Lisbon/);
  });
});

describe('lines to standard output', () => {
  const LOG = fileURLToPath(new URL('./log.ts', import.meta.url));
  /** @returns what a process wrote that logs once and ends in this way */
  function written(end: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const code = `import { createLog } from ${JSON.stringify(LOG)}; createLog('info').info('the last'); ${end}`;
    execFile(process.execPath, ['--input-type=module', '-e', code], (_, stdout) => resolve(stdout));
    return promise;
  }

  it.each([
    ['ends by itself', ''],
    ['exits', 'process.exit(1)'],
    ['crashes', "throw new Error('crash')"],
    ['is stopped', "process.on('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM')"],
    ['was killed after the batch', "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1000)"],
  ])('are all there when the process %s', async (_, end) => {
    expect(await written(end)).toContain('the last');
  });
});
