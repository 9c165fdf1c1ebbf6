import { expect, test } from 'vitest';
import type { Member } from '#server/http/route.ts';
import { whoMay } from '#server/testing/who-may.ts';
import { mayBlock, mayHide, mayReportMessage } from './policy.ts';

test.each<[Member['role'], string]>([
  ['member', 'moderator admin'],
  ['moderator', 'admin'],
  ['admin', 'admin'],
])('a %s is hidden by: %s', (role, expected) => {
  const staff = (member: Member) => member.role !== 'member';
  expect(whoMay((member) => staff(member) && mayHide(member, { role }))).toBe(expected);
});

test('a hidden member is blocked by moderators only', () => {
  expect(whoMay((member) => mayBlock(member, { isHidden: false }))).toBe('stranger moderator admin');
  expect(whoMay((member) => mayBlock(member, { isHidden: true }))).toBe('moderator admin');
});

test('a message is reported by its receiver', () => {
  const message = { receiverId: 'receiver' };
  expect(whoMay((member) => mayReportMessage(member, message), ['sender', 'receiver'])).toBe('receiver');
});
