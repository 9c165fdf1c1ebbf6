import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import { queryClient, queryFor } from '#client/lib/query.ts';
import { artworkDetailSample, artworkSample, noPromise } from '#client/lib/testing/samples.ts';
import { stubApi } from '#client/lib/testing/stub-api.tsx';
import { findWork } from '../find-work.ts';
import { watchLongPress } from './long-press.ts';
import QuickLook from './quick-look.tsx';
import { QuickLookSlot } from './quick-look-slot.tsx';

const works = ['a', 'b', 'c'].map((letter) => ({
  ...artworkSample,
  createdAt: new Date(artworkSample.createdAt),
  updatedAt: new Date(artworkSample.updatedAt),
  id: letter.repeat(8),
  title: `Work ${letter}`,
})) as unknown as Artwork[];
const list = queryFor(feedEndpoints.list, { query: {} }).queryKey;
const likes = vi.fn();

beforeEach(() => {
  queryClient.setQueryData([...list, 'pages'], { pages: [{ items: works }], pageParams: [undefined] });
  likes.mockClear();
});
afterEach(() => queryClient.clear());

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <main id="main">
        <ul>
          {works.map(({ id, title }) => (
            <li key={id} data-work={id}>
              <button type="button" aria-pressed="false" onClick={() => likes(title)}>
                heart
              </button>
              <a href={`/artwork/${id}`}>{title}</a>
            </li>
          ))}
        </ul>
        <button type="button">elsewhere</button>
      </main>
      <QuickLook first={new Event('focusin')} onReady={() => {}} />
    </QueryClientProvider>,
  );
const link = (title: string) => screen.getByRole('link', { name: title, hidden: true });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('J and K move along the cards, L likes, Space looks closer and closes again', () => {
  show();
  act(() => link('Work a').focus());
  press('j');
  expect(document.activeElement).toBe(link('Work b'));
  press('k');
  press('k');
  expect(document.activeElement).toBe(link('Work a'));
  press('l');
  expect(likes).toHaveBeenCalledExactlyOnceWith('Work a');
  press(' ');
  screen.getByRole('dialog', { name: 'Work a' });
  press('j');
  press('j');
  screen.getByRole('dialog', { name: 'Work c' });
  expect(screen.getByRole('button', { name: /Next/ }).getAttribute('aria-disabled')).toBe('true');
  press('k');
  press(' ');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the keys do nothing without the focus on a card, or with a modifier', () => {
  show();
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  for (const key of ['j', 'l', ' ']) press(key);
  act(() => link('Work a').focus());
  fireEvent.keyDown(link('Work a'), { key: 'j', ctrlKey: true });
  expect(document.activeElement).toBe(link('Work a'));
  expect(likes).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a like shows at once, and a work taken out of its list closes', async () => {
  show();
  act(() => link('Work a').focus());
  press(' ');
  const change = (items: Artwork[]) => {
    queryClient.setQueryData([...list, 'pages'], { pages: [{ items }], pageParams: [undefined] });
  };
  change(works.map((work) => ({ ...work, isLiked: true })));
  expect((await screen.findByRole('button', { name: 'Liked' })).getAttribute('aria-pressed')).toBe('true');
  change(works.slice(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('to whom an offer was accepted, the agreed price is shown instead of the list price', async () => {
  const { isPhysical, deliveryCost, delivery } = artworkDetailSample;
  const agreed = { ...noPromise, price: '185.00', artistAmount: '166.50', commissionRate: '0.1000' };
  stubApi({
    [`GET /api/artworks/${works[0]!.id}/delivery`]: {
      isPhysical,
      deliveryCost,
      delivery,
      agreed: { ...agreed, deliveryCost, until: '2027-01-05T12:00:00.000Z' },
    },
  });
  show();
  act(() => link('Work a').focus());
  press(' ');
  await screen.findByText('$185');
  expect(screen.queryByText('$260')).toBeNull();
});

test('a work is found in any list that has loaded it', () => {
  expect(findWork('b'.repeat(8))?.title).toBe('Work b');
  queryClient.setQueryData(['nested'], { rows: { items: [{ artwork: { ...works[0], id: 'deep' } }] } });
  expect(findWork('deep')?.title).toBe('Work a');
  expect(findWork('none')).toBeNull();
});

test('half a second of a resting finger is a long press; moving, lifting and a mouse are not', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<li data-work="x"><a href="/">card</a></li>';
  const target = document.querySelector('a')!;
  const onLong = vi.fn();
  const stop = watchLongPress(onLong);
  const touch = (type: string, clientX = 0, pointerType = 'touch') =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, isPrimary: true, clientX }));
  touch('pointerdown');
  touch('pointermove', 30);
  vi.advanceTimersByTime(600);
  touch('pointerdown');
  touch('pointerup');
  vi.advanceTimersByTime(600);
  touch('pointerdown', 0, 'mouse');
  vi.advanceTimersByTime(600);
  expect(onLong).not.toHaveBeenCalled();
  touch('pointerdown');
  touch('pointermove', 5);
  vi.advanceTimersByTime(600);
  expect(onLong).toHaveBeenCalledOnce();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  stop();
  vi.useRealTimers();
});

test('Space before the keys are listened to looks closer, too, and does not scroll', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <div data-work={works[0]!.id}>
        <a href={`/artwork/${works[0]!.id}`}>{works[0]!.title}</a>
      </div>
      <QuickLookSlot />
    </QueryClientProvider>,
  );
  const link = screen.getByRole('link', { name: works[0]!.title });
  act(() => link.focus());
  expect(fireEvent.keyDown(link, { key: ' ' })).toBe(false);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
