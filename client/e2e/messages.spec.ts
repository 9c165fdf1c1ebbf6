/** Two people, each with a browser: each sees what the other does at once, also through another server process. */
import type { Page } from '@playwright/test';
import { databaseUrl, startServer } from './server.ts';
import { RUNNING, expect, findWork, signIn, test } from './support.ts';

const like = (page: Page) => page.getByRole('button', { name: /^Liked?, \d+ likes?$/ });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const messages = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Messages/ });
const writes = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Message/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const countIn = async (page: Page) =>
  Number(/(\d+) likes?/.exec((await like(page).getAttribute('aria-label'))!)?.[1]);

const MARK = `seen at ${Date.now()}`;

/** @param origin the server that the second person's browser uses */
async function seeEachOther(artist: Page, fan: Page, origin: string): Promise<void> {
  const work = await findWork(artist, (w) => w.user.artistName === 'Teodor Vance');

  await test.step('a like', async () => {
    await artist.goto(`/artwork/${work.id}`);
    await fan.goto(`${origin}/artwork/${work.id}`);
    const before = await countIn(artist);
    const isLiked = (await like(fan).getAttribute('aria-pressed')) === 'true';
    await like(fan).click();
    await expect.poll(() => countIn(artist)).toBe(isLiked ? before - 1 : before + 1);
    if (isLiked) await like(fan).click();
    await expect(bell(artist)).toHaveAccessibleName(/[1-9]\d* (unread|new)/);
  });

  await test.step('a comment', async () => {
    const text = `The light on the left, ${MARK}`;
    // Comments load when one comes near them.
    for (const page of [artist, fan]) {
      await page.getByRole('heading', { name: 'Artwork Details' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 600);
    }
    await fan.getByLabel('Add a comment').fill(text);
    await fan.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(artist.getByText(text)).toBeVisible();
  });

  await test.step('a follower', async () => {
    await artist.goto(`/profile/${work.userId}`);
    const followers = artist.getByText(/^[\d,]+ followers?$/).first();
    await expect(followers).toBeVisible();
    const before = await followers.textContent();
    await fan.goto(`${origin}/profile/${work.userId}`);
    await fan
      .getByRole('main')
      .getByRole('button', { name: /^Follow/ })
      .first()
      .click();
    await expect(followers).not.toHaveText(before ?? '');
  });

  await test.step('a message and its answer', async () => {
    await fan.getByRole('main').getByRole('button', { name: 'Message', exact: true }).click();
    await writes(fan, `Is the tram one still there? ${MARK}`);
    await expect(messages(artist)).toHaveAccessibleName(/[1-9]\d* unread/);
    await messages(artist).click();
    await artist.getByRole('button', { name: new RegExp(MARK) }).click();
    await expect(artist.getByRole('log')).toContainText(MARK);
    await writes(artist, `It is. ${MARK} answered`);
    await expect(fan.getByRole('log')).toContainText(`${MARK} answered`);
  });
}

test('through two server processes, if the tests have their own', async ({
  page,
  openAs,
  gallery,
  baseURL,
}) => {
  const second = RUNNING
    ? null
    : await startServer(gallery.dataDir, { DATABASE_URL: databaseUrl(gallery.dataDir) });
  try {
    await signIn(page, 'teodor-vance', null);
    const fan = await openAs('edmund-achter', null);
    await seeEachOther(page, fan, second?.url ?? baseURL!);
  } finally {
    await second?.stop();
  }
});
