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
  const profile = screen.getByRole('link', { name: 'Your profile' });
  expect(profile.getAttribute('href')).toBe(`/profile/${memberSample.id}`);
  expect(screen.queryByText('Nothing here yet')).toBeNull();
});
