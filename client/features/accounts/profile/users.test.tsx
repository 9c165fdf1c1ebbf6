import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import type { Profile } from '#shared/accounts/profile/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { ArtistSpotlight } from './artist-spotlight.tsx';
import EditProfile from './edit-profile.tsx';
import { ProfileView } from './profile-view.tsx';

const OTHER = '44444444-4444-4444-8444-444444444444';
const profile: Profile = {
  ...memberSample,
  id: OTHER,
  firstName: 'Teodor',
  lastName: 'Vance',
  email: null,
  isCreditProfile: false,
  isCollector: false,
  backOn: null,
  isHidden: false,
  followersCount: 100,
  totalLikes: 400,
  awardsCount: 0,
  isFollowed: false,
  isBlocked: false,
};

const show = (shown: Profile, viewer: CurrentUser = memberSample, hasWorks = true, isCollector = false) =>
  renderPage(
    <MemberContext value={viewer}>
      <main id="main">
        <ProfileView
          profile={shown}
          holdings={isCollector ? 5 : 0}
          collections={isCollector ? 3 : 0}
          isCollector={isCollector}
          hasWorks={hasWorks}
          works={<p>The wall</p>}
        />
      </main>
    </MemberContext>,
  );
const button = (name: RegExp | string) => screen.queryByRole('button', { name });

describe('a profile', () => {
  test('shows another member’s figures, and the viewer’s actions', () => {
    show(profile);
    expect(screen.getByText('4.5')).toBeTruthy();
    expect(button('Follow') && button('Message')).toBeTruthy();
    expect(button('Edit profile')).toBeNull();
    expect(screen.queryByText('noor@example.com')).toBeNull();
  });

  test('shows rating and awards, zero included, only with works', () => {
    const figures = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    const { unmount } = show(profile);
    expect(figures()).toEqual(expect.arrayContaining(['4.5 rating', '0 awards']));
    unmount();
    show({ ...profile, isProfessional: false, artistName: null, isCollector: true }, memberSample, false);
    expect(figures().some((text) => /rating|award/.test(text))).toBe(false);
    expect(screen.getByText('Collector')).toBeTruthy();
  });

  test('a collector’s has three figures: no likes, and no one they follow', () => {
    show(
      { ...profile, isProfessional: false, artistName: null, isCollector: true },
      memberSample,
      false,
      true,
    );
    const figures = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(figures.join(' ')).toMatch(/\d followers? 5 works owned 3 collections$/);
    expect(figures.some((text) => /likes|following/.test(text))).toBe(false);
  });

  test('shows Edit instead of Follow to its owner', () => {
    show({ ...profile, id: memberSample.id, email: 'noor@example.com' });
    expect(button('Edit profile')).toBeTruthy();
    expect([button('Follow'), button('Message')]).toEqual([null, null]);
    expect(screen.getByText('noor@example.com')).toBeTruthy();
  });

  test('a credited photographer’s has no figures', () => {
    show({ ...profile, isCreditProfile: true });
    expect([screen.queryByText('4.5'), button('Message')]).toEqual([null, null]);
  });

  test('a blocked member’s only offers to unblock', async () => {
    const sent = stubApi({
      [`DELETE /api/users/${OTHER}/block`]: () => new Response(null, { status: 204 }),
    });
    show({ ...profile, isBlocked: true });
    expect(screen.queryByText('The wall')).toBeNull();
    await userEvent.click(button('Unblock')!);
    await waitFor(() => expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
  });

  test('follows at once, and reverts when refused', async () => {
    stubApi({ [`POST /api/users/${OTHER}/follow`]: () => problem('internal') });
    show(profile);
    await userEvent.click(button('Follow')!);
    await waitFor(() => expect(shownToast()).toBe('Error: Failed to update follow status'));
    expect(button('Follow')?.getAttribute('aria-pressed')).toBe('false');
  });

  test('can be hidden by moderators only', async () => {
    const sent = stubApi({ 'POST /api/moderation/cases': { id: OTHER } });
    const openMenu = () => userEvent.click(button(/^More options for this profile/)!);
    const { unmount } = show(profile);
    await openMenu();
    await screen.findByRole('menuitem', { name: 'Report this profile' });
    expect(screen.queryByRole('menuitem', { name: 'Hide this profile' })).toBeNull();
    unmount();
    show(profile, { ...memberSample, role: 'moderator' });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide this profile' }));
    await waitFor(() => expect(location.pathname).toBe(`/moderation/${OTHER}`));
    expect(sent.at(-1)?.body).toEqual({ subject: 'profile', subjectId: OTHER });
  });

  test('lists followers, and reports when the list fails to load', async () => {
    stubApi({ [`GET /api/users/${OTHER}/followers`]: () => problem('internal') });
    show(profile);
    await userEvent.click(screen.getByRole('button', { name: /100 followers/ }));
    expect(await screen.findByText('The list couldn’t be loaded.')).toBeTruthy();
  });

  test('shows one row of many awards first, all on request', async () => {
    const artwork = { id: OTHER, title: 'Orbit', imageUrl: '/objects/a' };
    const awards = [1, 2, 3, 4].map((n) => ({
      id: `44444444-4444-4444-8444-00000000000${n}`,
      type: 'daily_winner',
      awardDate: `2026-11-0${n}`,
      likesCount: 4,
      artwork: { ...artwork, title: `Orbit ${n}` },
    }));
    stubApi({ [`GET /api/users/${OTHER}/awards`]: awards });
    show({ ...profile, awardsCount: 4 });
    expect(await screen.findByText('Orbit 3')).toBeTruthy();
    expect(screen.queryByText('Orbit 4')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('Orbit 4')).toBeTruthy();
  });
});

describe('editing the profile', () => {
  const edit = () =>
    renderPage(
      <MemberContext value={memberSample}>
        <EditProfile onClose={() => {}} />
      </MemberContext>,
    );

  test('reports missing fields and keeps the draft when the server refuses', async () => {
    const sent = stubApi({ 'GET /api/blocks': [], 'PATCH /api/auth/user': () => problem('internal') });
    edit();
    const city = screen.getByLabelText<HTMLInputElement>('City');
    await userEvent.clear(city);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('City is required')).toBeTruthy();
    await userEvent.type(city, 'Oslo');
    await userEvent.type(screen.getByLabelText('About you'), 'Clay and ash.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Something went wrong. Please try again/)).toBeTruthy();
    expect(city.value).toBe('Oslo');
    expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ bio: 'Clay and ash.' });
  });

  test('sends what was typed alone, so that another window’s changes stay', async () => {
    const sent = stubApi({ 'GET /api/blocks': [], 'PATCH /api/auth/user': { ...memberSample } });
    edit();
    await userEvent.type(screen.getByLabelText('Borough'), 'Frogner');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shownToast()).toBe('Profile saved'));
    expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ borough: 'Frogner' });
  });

  test.each([
    ['Profile image', 'profileImageUrl', 'avatar'],
    ['Cover image', 'coverImageUrl', 'cover'],
  ])('uploads a %s and saves it', async (label, field, purpose) => {
    const image = '/objects/33333333-3333-4333-8333-333333333333';
    const sent = stubApi({
      'GET /api/blocks': [],
      'POST /api/objects/upload': { uploadURL: 'https://storage.test/one' },
      'PUT https://storage.test/one': {},
      'PUT /api/artwork-images': { objectPath: image, width: 1, height: 1, placeholder: '' },
      'PATCH /api/auth/user': { ...memberSample },
    });
    edit();
    await userEvent.upload(screen.getByLabelText(label), new File(['x'], 'a.png', { type: 'image/png' }));
    await screen.findByRole('img', { name: 'Selected image' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shownToast()).toBe('Profile saved'));
    expect(sent.find(({ call }) => call === 'POST /api/objects/upload')?.body).toMatchObject({ purpose });
    const saved = sent.find(({ call }) => call.startsWith('PATCH'))?.body as Record<string, unknown>;
    expect({ profileImageUrl: saved.profileImageUrl, coverImageUrl: saved.coverImageUrl }).toEqual({
      [field]: image,
    });
  });
});

test('the spotlight shows three artists, and nothing without artists', async () => {
  const artist = (n: number) => ({
    ...profile,
    id: `44444444-4444-4444-8444-44444444444${n}`,
    artistName: `Artist ${n}`,
    works: [],
  });
  stubApi({ 'GET /api/featured-artists': [1, 2, 3, 4].map(artist) });
  renderPage(
    <MemberContext value={memberSample}>
      <ArtistSpotlight shown={[]} />
    </MemberContext>,
  );
  expect(await screen.findByText('Artist 3')).toBeTruthy();
  expect(screen.queryByText('Artist 4')).toBeNull();
});
