import { expect, test } from 'vitest';
import { LIVE_REFUNDS, REFUND_STATUSES, canDecide, isUndecided } from './states.ts';

const ACTORS = ['buyer', 'artist', 'moderator', 'system'] as const;

test('only the responsible party decides a refund request', () => {
  const moves = REFUND_STATUSES.flatMap((from) =>
    REFUND_STATUSES.flatMap((to) => {
      const actors = ACTORS.filter((actor) => canDecide(from, to, actor));
      return actors.length > 0 ? [`${from} > ${to}: ${actors.join(' ')}`] : [];
    }),
  );
  expect(moves).toEqual([
    'open > offered: artist',
    'open > accepted: artist moderator',
    'open > declined: artist system',
    'open > refused: moderator',
    'open > withdrawn: buyer',
    'offered > accepted: buyer artist moderator',
    'offered > declined: buyer system',
    'offered > refused: moderator',
    'offered > withdrawn: buyer',
    'accepted > settled: system',
    'declined > accepted: artist moderator',
    'declined > refused: moderator',
    'declined > withdrawn: buyer',
  ]);
  expect(LIVE_REFUNDS).toEqual(['open', 'offered', 'declined', 'accepted']);
  expect(REFUND_STATUSES.filter(isUndecided)).toEqual(['open', 'offered', 'declined']);
});
