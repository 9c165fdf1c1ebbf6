import { expect, test } from 'vitest';
import { mayDecide } from './deciders.ts';

const moderator = { id: 'm', role: 'moderator' } as const;
const admin = { id: 'a', role: 'admin' } as const;

test.for([
  ['someone without a part in it', moderator, ['x'], ['m', 'a'], 'yes'],
  ['a moderator with a part in it', moderator, ['m'], ['m', 'a'], 'no'],
  ['a moderator with a part in it, alone', moderator, ['m'], ['m'], 'no'],
  ['an admin with a part in it, while another is free', admin, ['a'], ['m', 'a'], 'no'],
  ['an admin, when everyone has a part in it', admin, ['a', 'm'], ['m', 'a'], 'exception'],
  ['an admin, when the only other one is suspended', admin, ['a'], ['a'], 'exception'],
] as const)('%s', ([, who, parties, staff, expected]) => {
  expect(mayDecide(who, new Set<string>(parties), staff)).toBe(expected);
});
