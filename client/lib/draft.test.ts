import { afterEach, expect, test } from 'vitest';
import { ownDrafts, readDraft, writeDraft } from './draft.ts';

afterEach(() => sessionStorage.clear());

test('what a member typed in this tab is theirs, and back when they are', () => {
  ownDrafts('hanne');
  writeDraft('support', 'by Hanne');
  ownDrafts('edda');
  expect(readDraft('support')).toBeNull();
  writeDraft('support', 'by Edda');
  ownDrafts('hanne');
  expect(readDraft('support')).toBe('by Hanne');
});

test('the form of a new member survives the sign-in of whoever was here before', () => {
  ownDrafts('hanne');
  writeDraft('@sign-up', { firstName: 'Ines' });
  ownDrafts('ines');
  expect(readDraft('@sign-up')).toEqual({ firstName: 'Ines' });
});
