import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { chain, chainUnder } from './chain.ts';

const seen: string[] = [];
const pass =
  (name: string): RequestHandler =>
  (_req, _res, next) => {
    seen.push(name);
    next();
  };
const onError: ErrorRequestHandler = (error: Error, _req, res, _next) =>
  void res.status(418).send(error.message);
const serve = (...handlers: RequestHandler[]) => express().use(chain(handlers)).use(onError);

test('runs handlers in order, and those of other paths not at all', async () => {
  const app = serve(pass('first'), chainUnder(/^\/api(?:\/|$)/i, [pass('api')]), pass('last'));
  await request(app).get('/API/artworks');
  await request(app).get('/apiary');
  expect(seen).toEqual(['first', 'api', 'last', 'first', 'last']);
});

const boom = (): never => {
  throw new Error('boom');
};
test.each<[string, RequestHandler[]]>([
  ['at once', [boom]],
  ['after a body was read', [express.json(), boom]],
  ['in a promise', [async (_req, _res, next) => next(), async () => boom()]],
  ['by next', [(_req, _res, next) => next(new Error('boom'))]],
])('an error %s goes to the error handler', async (_when, handlers) => {
  const answer = await request(serve(...handlers))
    .post('/')
    .send({ some: 'body' });
  expect([answer.status, answer.text]).toEqual([418, 'boom']);
});

test('a rejection without an error is one', async () => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what a careless library does
  const answer = await request(serve(() => Promise.reject())).get('/');
  expect([answer.status, answer.text]).toEqual([418, 'Rejected promise']);
});
