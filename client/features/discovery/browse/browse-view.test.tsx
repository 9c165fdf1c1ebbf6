import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { BrowseView } from './browse-view.tsx';

test('a member who hides AI works sees that they are hidden', async () => {
  history.replaceState(null, '', '/?category=ai_art');
  stubApi({ 'GET /api/artworks': [] });
  renderPage(
    <MemberContext value={{ ...memberSample, hidesAi: true }}>
      <BrowseView />
    </MemberContext>,
  );
  expect(await screen.findByText('AI art is hidden')).toBeTruthy();
  const settings = screen.getByRole('link', { name: 'Settings' });
  expect(settings.getAttribute('href')).toBe('/settings/privacy');
  expect(screen.queryByText('Nothing here yet')).toBeNull();
});

const artists = ['Ines', 'Kwame', 'Mina', 'Rosalba', 'Teodor'].map((firstName, index) => ({
  ...memberSample,
  id: `${index + 2}1111111-1111-4111-8111-111111111111`,
  firstName,
  lastName: null,
  isFollowed: firstName === 'Kwame',
  works: [],
}));

test.each([
  [0, 'You’re not following anyone yet'],
  [1, 'The artists you follow haven’t published anything yet'],
])('an empty feed of %i followed artists says why, and whom to follow next', async (followingCount, why) => {
  history.replaceState(null, '', '/?filter=following');
  stubApi({ 'GET /api/artworks': [], 'GET /api/featured-artists': artists });
  renderPage(
    <MemberContext value={{ ...memberSample, followingCount }}>
      <BrowseView />
    </MemberContext>,
  );
  expect(await screen.findByRole('heading', { name: why })).toBeTruthy();
  await screen.findByRole('heading', { name: 'Artists to follow' });
  for (const name of ['Ines', 'Mina', 'Rosalba']) expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Kwame' })).toBeNull();
});
