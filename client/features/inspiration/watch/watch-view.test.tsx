import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { playbackSample, stubMedia } from '#client/features/videos/player/testing.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { rememberHub } from '../last-hub.ts';
import { WatchView } from './watch-view.tsx';

const ID = '99999999-9999-4999-8999-999999999999';
const artist = {
  id: '44444444-4444-4444-8444-444444444444',
  firstName: 'Kwame',
  lastName: 'Lisle',
  artistName: null,
  profileImageUrl: null,
  isProfessional: false,
};
const content = (fields: object = {}) => ({
  id: ID,
  title: 'Three Inks',
  description: 'Of a press',
  thumbnailUrl: null,
  category: 'graphic-design',
  type: 'masterclass',
  duration: 44,
  viewCount: 7,
  likeCount: 2,
  isLiked: false,
  isGated: true,
  artistId: artist.id,
  isPublished: true,
  isHidden: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  artist,
  video: null,
  ...fields,
});
const GET = `GET /api/inspiration-content/${ID}`;
const open = (answers: Parameters<typeof stubApi>[0]) => {
  const sent = stubApi({
    'GET /api/inspiration-content': [],
    [`GET /api/inspiration-content/${ID}/play`]: playbackSample(),
    ...answers,
  });
  renderPage(
    <MemberContext value={memberSample}>
      <WatchView id={ID} />
    </MemberContext>,
  );
  return sent;
};
const other = (n: number, fields: object) =>
  content({ id: `aaaaaaaa-aaaa-4aaa-8aaa-00000000000${n}`, title: `Other ${n}`, ...fields });

test('shows details, counts a view and links back to the Hub with its filters', async () => {
  rememberHub('/inspiration?category=ai-art');
  const media = stubMedia(44);
  const sent = open({
    [GET]: content(),
    [`POST /api/inspiration-content/${ID}/view`]: { viewCount: 8 },
    'GET /api/inspiration-content': [other(1, { category: 'photography' }), other(2, {}), content()],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Three Inks' })).toBeTruthy();
  expect(screen.getByText('Insight')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kwame Lisle' }).getAttribute('href')).toBe(
    `/profile/${artist.id}`,
  );
  expect(screen.getByRole('link', { name: 'Inspiration Hub' }).getAttribute('href')).toBe(
    '/inspiration?category=ai-art',
  );
  const next = await screen.findAllByRole('heading', { level: 3 });
  expect(next.map(({ textContent }) => textContent)).toEqual(['Other 2', 'Other 1']);
  expect(screen.getByText('7')).toBeTruthy();
  await media.start();
  media.run(3);
  expect(await screen.findByText('8')).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

test('an unknown one shows a message', async () => {
  open({ [GET]: () => problem('content_not_found') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Video not found' })).toBeTruthy();
});

test('one that fails to load can be retried', async () => {
  let answer = () => problem('internal');
  open({ [GET]: () => answer() });
  expect(await screen.findByText('The video couldn’t be loaded')).toBeTruthy();
  answer = () => Response.json(content());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Three Inks' })).toBeTruthy();
});

test('its author sees the progress, and can retry', async () => {
  const failed = {
    id: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
    status: 'failed',
    progress: 0,
    failure: { code: 'too_short', detail: 'This video is shorter than one second.' },
    durationSeconds: null,
    hasCaptions: false,
  };
  const sent = open({
    [GET]: content({ video: failed }),
    [`POST /api/videos/${failed.id}/retry`]: { ...failed, status: 'waiting' },
  });
  expect(await screen.findByText('This video is shorter than one second.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Video: Three Inks' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/retry'))).toBe(true));
});
