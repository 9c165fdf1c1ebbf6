import { expect, test } from 'vitest';
import { MILESTONE_STATUSES } from '#shared/hire/states.ts';
import { isOpen, mayAgree } from './policy.ts';

test('the other party agrees to a proposal, and nothing changes afterwards', () => {
  const agree = ['client', 'designer'].filter((id) => mayAgree(id, { proposedBy: 'client' }));
  expect(agree).toEqual(['designer']);
  expect(MILESTONE_STATUSES.filter((status) => isOpen({ status }))).toEqual(['pending']);
});
