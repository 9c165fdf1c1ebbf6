import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { renderPage } from '#client/lib/testing/stub-api.tsx';
import AccountMenuList from './account-menu-list.tsx';

afterEach(() => void (document.head.innerHTML = ''));

test.each([
  ['on', 1],
  ['off', 0],
])('with payments %s, %i of its links leads to offers', (payments, count) => {
  document.head.innerHTML = `<meta name="prices" content="0.1000 0.0800 10.00 ${payments}">`;
  renderPage(
    <MemberContext value={memberSample}>
      <AccountMenuList />
    </MemberContext>,
  );
  expect(screen.queryAllByRole('menuitem', { name: 'Offers' })).toHaveLength(count);
  expect(screen.getByRole('menuitem', { name: 'Sales' })).toBeTruthy();
});
