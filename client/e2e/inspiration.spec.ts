/** The Hub: Premium access as members see it, and views. */
import type { Page } from '@playwright/test';
import { expect, provedBy, signIn, test } from './support.ts';

interface Shown {
  id: string;
  title: string;
  isGated?: boolean;
  viewCount?: number;
  artist?: { artistName: string };
}
const listVideos = async (page: Page): Promise<Shown[]> =>
  (await page.request.get('/api/inspiration-content')).json() as Promise<Shown[]>;

const sample = (page: Page) => page.locator('video').first();
/** Length in seconds of the video that was served. */
const lengthOf = async (page: Page): Promise<number> => {
  await expect
    .poll(() => sample(page).evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(1);
  return sample(page).evaluate((video: HTMLVideoElement) => video.duration);
};
/** Some browsers lack the codecs of the demo videos; everything else is still checked. */
const skipWithoutCodecs = async (page: Page): Promise<void> => {
  const plays = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.4d401f"'),
  );
  test.skip(plays === '', 'This browser plays no H.264');
};

test('an insight ends after 20 seconds for a free member, with the offer, and not for a subscriber', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'dario-quintela', '/inspiration');
  await skipWithoutCodecs(page);
  const insight = (await listVideos(page)).find((one) => one.isGated)!;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const card = page.getByRole('listitem').filter({ hasText: insight.title });
  await expect(card).toContainText('20s preview');
  await card.getByRole('link', { name: insight.title }).click();
  await expect(page).toHaveURL(`/inspiration?watch=${insight.id}`);
  expect(await lengthOf(page)).toBeLessThan(21);

  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await sample(page).evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 0.4));
  const offer = page.getByRole('heading', { name: /seconds? left|minutes? left/ });
  await expect(offer).toBeFocused();
  await expect(page.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/subscribe');

  const subscriber = await openAs('noor-halabi', `/inspiration?watch=${insight.id}`);
  expect(await lengthOf(subscriber)).toBeGreaterThan(40);
  await expect(subscriber.getByText('20s preview')).toHaveCount(0);
  const whole = await sample(subscriber).evaluate((video: HTMLVideoElement) => video.currentSrc);
  expect(asked).not.toContain(new URL(whole).pathname);
  // The full object, without the signature made for the subscriber.
  expect((await page.request.get(whole.split('?')[0]!)).status()).toBe(403);
});

test(
  'a video counts one view after three seconds, and resumes at the last position',
  provedBy(
    'client/features/videos/player/video-player.test.tsx',
    'server/features/inspiration/inspiration.test.ts',
  ),
  async ({ page }) => {
    await signIn(page, 'hanne-fjeld', '/inspiration');
    await skipWithoutCodecs(page);
    const videos = await listVideos(page);
    const video = videos.find((one) => !one.isGated && one.artist?.artistName !== 'Hanne Fjeld')!;
    const views = async () => (await listVideos(page)).find((one) => one.id === video.id)?.viewCount ?? 0;
    const before = await views();
    await page.goto(`/inspiration?watch=${video.id}`);
    await lengthOf(page);
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await expect.poll(views, { timeout: 20_000 }).toBe(before + 1);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    const left = await sample(page).evaluate((element: HTMLVideoElement) => element.currentTime);
    expect(left).toBeGreaterThan(2.9);
    await page.goto('/inspiration');
    await page.goto(`/inspiration?watch=${video.id}`);
    await lengthOf(page);
    await expect
      .poll(() => sample(page).evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(left - 2);
    // Watched again on the same day: no second view.
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await page.waitForTimeout(4000);
    expect(await views()).toBe(before + 1);
  },
);
