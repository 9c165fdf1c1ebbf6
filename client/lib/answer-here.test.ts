import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerHere } from './answer-here.ts';

const PATH = '/api/artworks/1';
beforeEach(() => {
  // The clock of the worker that runs these tests, which may have run others for minutes.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  document.body.innerHTML = `<script type="application/json" data-path="${PATH}">{"id":1}</script>`;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('an answer is taken once, and only for its own path, whatever that is', () => {
  for (const other of ['/api/artworks/2', '/api/artworks/"]', `/api/artworks/1\\`, ''])
    expect(answerHere(other)).toBeUndefined();
  expect(answerHere(PATH)).toEqual({ id: 1 });
  expect(answerHere(PATH)).toBeUndefined();
});

test('an answer that has become old is not taken', () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(answerHere(PATH)).toBeUndefined();
});
