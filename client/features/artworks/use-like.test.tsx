import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { FeaturedArtwork } from './gallery/featured-artwork.tsx';

const likeCall = `POST /api/artworks/${artworkSample.id}/like`;
const show = () =>
  renderPage(
    <MemberContext value={memberSample}>
      <FeaturedArtwork />
    </MemberContext>,
  );
const likeButton = () => screen.findByRole('button', { name: /^Like / });

test('a like shows at once and is undone when the server refuses', async () => {
  let refuse = () => {};
  const delayed = new Promise<void>((resolve) => (refuse = resolve));
  stubApi({
    'GET /api/artworks': [artworkSample],
    [likeCall]: () => delayed.then(() => problem('internal')),
  });
  show();
  await userEvent.click(await likeButton());
  const button = await likeButton();
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.getAttribute('aria-label')).toBe('Like Down to the Blue, 8 likes');
  refuse();
  await waitFor(async () => expect((await likeButton()).getAttribute('aria-pressed')).toBe('false'));
  expect((await likeButton()).getAttribute('aria-label')).toBe('Like Down to the Blue, 7 likes');
  expect(shownToast()).toBe('Error: Failed to update like status');
});

test('the filter requests the first 8 of its category', async () => {
  const sent = stubApi({ 'GET /api/artworks': [] });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Photography' }));
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  expect(sent).toHaveLength(2);
});
