/** A large video upload (300 MB with ROUNDS=full): paused, resumed after a reload, processed, watched. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { writeLongVideo } from './long-video.ts';
import { expect, provedBy, signIn, test } from './support.ts';

const MEGABYTE = 1024 * 1024;
/** Videos above 100 MB are uploaded in parts. */
const SIZE = (process.env.ROUNDS === 'full' ? 300 : 110) * MEGABYTE;
const PART = 5 * MEGABYTE;
/** Bytes per second, slow enough to pause the upload. */
const UPLINK = 6 * MEGABYTE;
const UNLIMITED = -1;

const statusBar = (page: Page) => page.locator('.uppy-StatusBar');
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload Content' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
};

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-film-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'after a pause, a reload and a resume no part is stored twice; free and Premium members watch it',
  provedBy(
    'client/features/videos/upload/create-uppy.test.ts',
    'server/features/videos/uploads.test.ts',
    'server/providers/storage/sandbox/multipart.test.ts',
  ),
  async ({ page, openAs }) => {
    test.setTimeout(240_000);
    const file = path.join(folder, 'field-notes.mp4');
    const seconds = await writeLongVideo(file, SIZE);
    const parts = Math.ceil(statSync(file).size / PART);
    const stored = new Map<string, number>();
    const calls = { create: 0, list: 0, complete: 0 };
    page.on('requestfinished', async (request) => {
      const url = new URL(request.url());
      const part = url.searchParams.get('partNumber');
      if (part && request.method() === 'PUT' && (await request.response())?.status() === 200)
        stored.set(part, (stored.get(part) ?? 0) + 1);
      if (url.pathname === '/api/s3/multipart') calls.create += 1;
      if (/^\/api\/s3\/multipart\/[^/]+$/.test(url.pathname) && request.method() === 'GET') calls.list += 1;
      if (url.pathname.endsWith('/complete')) calls.complete += 1;
    });
    await signIn(page, 'kwame-lisle', '/inspiration');
    const devtools = await page.context().newCDPSession(page);
    const setUplink = (uploadThroughput: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await setUplink(UPLINK);

    let dialog = await openDialog(page);
    await dialog.getByLabel('Title').fill('Field Notes, Uncut');
    await dialog.getByLabel('Type').selectOption('masterclass');
    await page.locator('.uppy-Dashboard-input').first().setInputFiles(file);
    await expect.poll(() => stored.size, { timeout: 60_000 }).toBeGreaterThan(5);

    await statusBar(page).getByRole('button', { name: 'Pause' }).click();
    await expect(statusBar(page)).toContainText('Paused');
    // Cancels the running transfers; after that nothing is sent.
    await page.waitForTimeout(500);
    const atPause = stored.size;
    await page.waitForTimeout(2000);
    expect(stored.size).toBe(atPause);
    expect(atPause).toBeLessThan(parts);
    await statusBar(page).getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => stored.size, { timeout: 60_000 }).toBeGreaterThan(atPause + 5);

    await page.reload();
    await setUplink(UNLIMITED);
    dialog = await openDialog(page);
    await expect(dialog.getByLabel('Title')).toHaveValue('Field Notes, Uncut');
    await expect(dialog.getByText(/^Uploaded/)).toBeVisible({ timeout: 120_000 });
    // That all parts arrived is checked at the end by the stored size: events of parts running at the reload are lost.
    const twice = [...stored].filter(([, times]) => times > 1);
    expect(twice.length, `parts stored twice: ${JSON.stringify(twice)}`).toBeLessThanOrEqual(1);
    expect(calls).toMatchObject({ create: 1, complete: 1 });
    expect(calls.list).toBeGreaterThanOrEqual(2);

    await expect(dialog.getByText('The video is ready.', { exact: true })).toBeVisible({ timeout: 60_000 });
    // Read from the file.
    await expect(dialog.getByLabel('Duration')).toHaveValue(String(seconds));
    await dialog.getByRole('button', { name: /^(Publish|Upload)/ }).click();
    await expect(page.getByText('Educational content uploaded successfully!').first()).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'Field Notes, Uncut' });
    await expect(card).toContainText(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);

    const list = await page.request.get('/api/inspiration-content');
    const [newest] = (await list.json()) as { id: string; title: string }[];
    expect(newest?.title).toBe('Field Notes, Uncut');
    const play = async (viewer: Page) =>
      (await (await viewer.request.get(`/api/inspiration-content/${newest!.id}/play`)).json()) as {
        isPreview: boolean;
        url: string;
      };
    const sizeOf = async (viewer: Page, url: string) => {
      const { headers } = await viewer.evaluate(async (address) => {
        const answer = await fetch(address, { headers: { range: 'bytes=0-1' } });
        return { headers: answer.headers.get('content-range') };
      }, url);
      return Number(headers?.split('/')[1]);
    };
    const free = await openAs('dario-quintela', `/inspiration?watch=${newest!.id}`);
    const preview = await play(free);
    expect(preview.isPreview).toBe(true);
    expect(await sizeOf(free, preview.url)).toBeLessThan((statSync(file).size * 21) / seconds);
    await expect(free.getByText('20s preview').first()).toBeVisible();
    const subscriber = await openAs('noor-halabi', `/inspiration?watch=${newest!.id}`);
    const whole = await play(subscriber);
    expect(whole.isPreview).toBe(false);
    // Rewritten without unplayed data; every frame is in it.
    expect(await sizeOf(subscriber, whole.url)).toBeGreaterThan(SIZE);
  },
);
