import { randomUUID } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { collectionFollows } from '#shared/collections/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import { startTestApp } from '#server/testing/app.ts';
import { onError } from './errors.ts';
import { createLog, requestLog } from './log.ts';

const app = await startTestApp();
afterAll(() => app.close());

async function answerTo(fail: () => Promise<unknown>) {
  const lines: { level: string; msg: string }[] = [];
  const failing = express();
  failing.use(requestLog(createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })));
  failing.get('/', () => fail());
  failing.use(onError);
  const { status, body } = await request(failing).get('/');
  const faults = lines.filter(({ msg }) => msg !== 'request completed').map(({ msg }) => msg);
  return { status, code: (body as { code: string }).code, faults };
}

test('what refers to something just deleted is answered 404, and logged', async () => {
  const pair = { collectionId: randomUUID(), followerId: randomUUID(), seenAt: new Date() };
  expect(await answerTo(() => app.ctx.db.insert(collectionFollows).values(pair))).toEqual({
    status: 404,
    code: 'not_found',
    faults: ['not_found'],
  });
});

test('what a member did wrong is not logged as a fault, whatever caused it', async () => {
  const refuse = () => Promise.reject(new AppError('damaged_image', { cause: new Error('bad marker') }));
  expect(await answerTo(refuse)).toEqual({ status: 415, code: 'damaged_image', faults: [] });
});
