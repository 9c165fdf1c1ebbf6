import { afterEach, expect, test } from 'vitest';
import { MEMBER, SIGN_UP, ownDrafts, readDraft, writeDraft } from './draft.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('what a member typed in this tab is theirs, and back when they are', () => {
  writeDraft('support', 'by a visitor');
  ownDrafts('hanne');
  expect(readDraft('support')).toBe('by a visitor');
  writeDraft('support', 'by Hanne');
  ownDrafts('edda');
  expect([readDraft('support'), localStorage.getItem(MEMBER)]).toEqual([null, 'edda']);
  writeDraft('support', 'by Edda');
  ownDrafts('hanne');
  expect(readDraft('support')).toBe('by Hanne');
});

test('the form of a new member survives the sign-in of whoever was here before', () => {
  ownDrafts('hanne');
  writeDraft(SIGN_UP, { firstName: 'Ines' });
  ownDrafts('ines');
  expect(readDraft(SIGN_UP)).toEqual({ firstName: 'Ines' });
});
