/** Whatever one member writes stays text wherever another member reads it. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, findWork, ownId, signIn, test, quiet } from './support.ts';

const RUN = 'window.__xss=1';
const CORPUS = [
  `<script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><svg/onload=${RUN}>`,
  `'" autofocus onfocus=${RUN} x="`,
  `</textarea></title></style><script>${RUN}</script>`,
  `<iframe srcdoc="<script>parent.__xss=1</script>">`,
  `<a href="javascript:${RUN}">x</a>`,
  `javascript:${RUN}//`,
  `<style>@import 'javascript:${RUN}'</style><details open ontoggle=${RUN}>`,
  `{{constructor.constructor('${RUN}')()}}\${${RUN}}`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `\u202e&lt;script&gt;${RUN}&lt;/script&gt;&#60;img src=x onerror=${RUN}&#62;`,
] as const;
const ALL = CORPUS.join('\n');
/** Fits the length limit of names. */
const SHORT = CORPUS.filter((text) => text.length <= 80);
const UNSAFE_URLS = [`javascript:${RUN}`, ` JaVaScRiPt:${RUN}`, `data:text/html,<script>${RUN}</script>`];
/** A valid web address; the rest tries to break out of the attribute. */
const SLY_URL = `https://example.com/"onmouseover="${RUN}"><script>${RUN}</script>`;

declare global {
  interface Window {
    __xss?: unknown;
  }
}

async function send(
  api: APIRequestContext,
  method: 'post' | 'patch',
  path: string,
  data: unknown,
): Promise<{ id: string }> {
  const response = await api[method](path, { data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as { id: string };
}

interface Planted {
  title: string;
  first: string;
  workId: string;
  writerId: string;
  collectionId: string;
}

/** One member writes the whole corpus into every text field. */
async function plant(writer: Page, readerId: string): Promise<Planted> {
  const api = writer.request;
  const writerId = await ownId(writer);
  const work = await findWork(writer, ({ userId, isSold }) => userId === writerId && !isSold);
  const title = CORPUS[2];
  await send(api, 'patch', `/api/artworks/${work.id}`, {
    title,
    description: ALL,
    altText: CORPUS.slice(0, 6).join(' ').slice(0, 400),
    medium: CORPUS[3],
    category: work.category,
    making: work.making,
    tags: ['script onerror alert'],
    isForSale: false,
    isNftAvailable: false,
  });
  for (const content of [...CORPUS, ALL]) {
    await Promise.all([
      send(api, 'post', `/api/artworks/${work.id}/comments`, { content }),
      send(api, 'post', '/api/messages', { receiverId: readerId, content }),
    ]);
  }
  const profile = {
    firstName: SHORT[0],
    lastName: SHORT[1],
    artistName: SHORT[2],
    city: SHORT[3],
    borough: SHORT[4],
    bio: ALL.slice(0, 1000),
    instagramUrl: SLY_URL,
    twitterUrl: '',
    linkedinUrl: '',
    websiteUrl: SLY_URL,
  };
  await send(api, 'patch', '/api/auth/user', profile);
  // Newest first: an existing follower has to follow again.
  const follow = `/api/users/${readerId}/follow`;
  const { followed } = (await (await api.post(follow)).json()) as { followed: boolean };
  if (!followed) await api.post(follow);
  const collection = { title: SHORT[2], note: ALL.slice(0, 1000), artworkId: work.id };
  const { id: collectionId } = await send(api, 'post', '/api/collections', collection);
  await send(api, 'patch', `/api/collections/${collectionId}`, { visibility: 'public' });
  return { title, first: CORPUS[0], workId: work.id, writerId, collectionId };
}

test('invalid addresses and tags are refused', async ({ page }) => {
  await signIn(page, 'kwame-lisle', null);
  const me = { firstName: 'Kwame', city: 'Accra' };
  for (const websiteUrl of UNSAFE_URLS) {
    const answer = await page.request.patch('/api/auth/user', { data: { ...me, websiteUrl } });
    expect(answer.status(), websiteUrl).toBe(400);
  }
  const id = await ownId(page);
  const work = await findWork(page, ({ userId, isSold }) => userId === id && !isSold);
  const { title, category, making } = work;
  for (const tag of CORPUS) {
    const data = { title, category, making, tags: [tag], isForSale: false, isNftAvailable: false };
    expect((await page.request.patch(`/api/artworks/${work.id}`, { data })).status(), tag).toBe(400);
  }
});

test('stored markup stays text on every screen that shows it', async ({ page, openAs, faults }) => {
  test.slow();
  await signIn(page, 'rosalba-nieto', null);
  const readerId = await ownId(page);
  const writer = await openAs('kwame-lisle', null);
  const { title, first, workId, writerId, collectionId } = await plant(writer, readerId);
  const reader = page;
  // A violated content security policy or an exception fails every test, see `faults`.
  const dialogs: string[] = [];
  reader.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const stayedText = async () => {
    await quiet(reader);
    expect(await reader.evaluate(() => window.__xss)).toBeUndefined();
    // Nothing of the corpus became an element or an executable attribute.
    const alive =
      'script:not([src]), iframe, math, details, [onerror], [onload], [onfocus], [href^="javascript" i]';
    expect(await reader.locator(alive).count()).toBe(0);
    expect([dialogs, faults]).toEqual([[], []]);
  };

  await test.step('the artwork: label, zoom, comments', async () => {
    await reader.goto(`/artwork/${workId}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    // Comments load when they come near the view.
    await expect(async () => {
      await reader.mouse.wheel(0, 1000);
      await expect(reader.getByText(first, { exact: true }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await stayedText();
    await reader.getByRole('button', { name: 'View at full size' }).click();
    await expect(reader.getByRole('dialog')).toBeVisible();
    await stayedText();
  });
  await test.step('the profile, and the list of followers', async () => {
    await reader.goto(`/profile/${writerId}`);
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(SHORT[2]!);
    await expect(reader.getByRole('link', { name: 'Website' })).toHaveAttribute('href', /^https:/);
    await reader.getByRole('link', { name: 'Website' }).hover();
    await stayedText();
    await reader.goto(`/profile/${readerId}`);
    await reader.getByRole('button', { name: /followers?$/ }).click();
    await expect(reader.getByRole('dialog', { name: 'Followers' })).toContainText(SHORT[2]!);
    await stayedText();
  });
  await test.step('a collection, and where a work is saved to', async () => {
    await reader.goto(`/collection/${collectionId}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(SHORT[2]!);
    await stayedText();
    await reader.getByRole('button', { name: `Save ${title}`, exact: true }).click();
    // Checked or not: another test may have saved it elsewhere.
    await expect(reader.getByRole('checkbox', { name: 'Saved' })).toBeVisible();
    await stayedText();
  });
  await test.step('the messages', async () => {
    await reader.goto('/receipts');
    await reader
      .getByRole('banner')
      .getByRole('button', { name: /^Messages/ })
      .click();
    const chat = reader.getByRole('region', { name: 'Messages' });
    await chat.getByRole('listitem').first().getByRole('button').click();
    await expect(chat.getByRole('log')).toContainText(first);
    await stayedText();
  });
  await test.step('the notifications', async () => {
    await reader.getByRole('button', { name: /^Notifications/ }).click();
    await expect(reader.getByRole('dialog', { name: 'Notifications' })).toContainText(SHORT[2]!);
    await stayedText();
    await reader.keyboard.press('Escape');
  });
  await test.step('suggestions and results', async () => {
    await reader.getByRole('combobox', { name: 'Search artworks, artists and projects' }).fill('onerror');
    await expect(reader.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
    await stayedText();
    for (const q of ['onerror', ...CORPUS.slice(0, 4)]) {
      await reader.goto(`/?${new URLSearchParams({ q })}`);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Results for “${q}”`);
      await stayedText();
    }
  });
  await test.step('lists', async () => {
    for (const path of ['/', `/?category=photography`, '/?filter=following']) {
      await reader.goto(path);
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      await stayedText();
    }
  });
});
