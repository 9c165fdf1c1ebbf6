import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { artworkDetailSample, artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { Portfolio } from '../portfolio.tsx';
import PinButton from './pin-button.tsx';

const work = (n: number) => ({
  ...artworkSample,
  id: `${n}9999999-9999-4999-8999-999999999999`,
  title: `Work ${n}`,
  userId: memberSample.id,
});
const works = [1, 2, 3, 4].map(work);
const [first, second] = works;
const PIN = 'PUT /api/pinned-works';
const PINNED = `GET /api/users/${memberSample.id}/pinned`;
const visitor: CurrentUser = { ...memberSample, id: artworkSample.userId };

const show = (viewer: CurrentUser) => {
  const saved = [[first, second], [second]];
  const sent = stubApi({
    [PINNED]: [second, first],
    [`GET /api/users/${memberSample.id}/artworks`]: works,
    [PIN]: () => Response.json(saved.shift()),
  });
  renderPage(
    <MemberContext value={viewer}>
      <Portfolio artistId={memberSample.id} name="Noor" isOwn={viewer.id === memberSample.id} />
    </MemberContext>,
  );
  return sent;
};
const titles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('pinned works are the first row, marked, and not repeated below', async () => {
  show(visitor);
  await screen.findByText('Work 4');
  expect(titles('Pinned works')).toEqual(['PinnedWork 2', 'PinnedWork 1']);
  expect(titles('Artworks')).toEqual(['Work 3', 'Work 4']);
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
});

test('their artist orders and unpins them in place', async () => {
  const sent = show(memberSample);
  const choose = async (title: string, item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `More options for ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Work 1', 'Move to the beginning');
  expect(titles('Pinned works')).toEqual(['PinnedWork 1', 'PinnedWork 2']);
  expect(screen.getByText('Work 1 is now at position 1 of 2.')).toBeTruthy();
  await choose('Work 1', 'Unpin');
  await expect.poll(() => titles('Pinned works')).toEqual(['PinnedWork 2']);
  const bodies = sent.filter(({ call }) => call === PIN).map(({ body }) => body);
  expect(bodies).toEqual([{ ids: [first!.id, second!.id] }, { ids: [second!.id] }]);
});

test('a work is pinned on its page, unless six are', async () => {
  const sent = stubApi({ [PINNED]: [first], [PIN]: [first] });
  const own = { ...artworkDetailSample, userId: memberSample.id };
  const { unmount } = renderPage(<PinButton artwork={own} />);
  await expect
    .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Pin to your profile' }).disabled)
    .toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Pin to your profile' }));
  expect(sent.find(({ call }) => call === PIN)?.body).toEqual({ ids: [first!.id, own.id] });
  unmount();
  const full = stubApi({ [PINNED]: [1, 2, 3, 4, 5, 6].map(work) });
  renderPage(<PinButton artwork={own} />);
  expect(await screen.findByText('You’ve pinned 6 works. Unpin one first.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pin to your profile' }));
  expect(full.map(({ call }) => call)).not.toContain(PIN);
});
