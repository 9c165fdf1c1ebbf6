/** Videos from links: refusals before the download, and outcomes of imports. */
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { VIDEO_MAX_BYTES } from '#shared/videos/limits.ts';
import { videoImports, videos } from '#shared/videos/tables.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { removeDetachedVideo } from '../video-table.ts';
import { processVideo } from '../process.ts';
import { SAMPLE_VIDEO } from '../testing.ts';
import { sweepImports } from './jobs.ts';
import {
  type Elsewhere,
  type ImportHarness,
  type Connection,
  startElsewhere,
  startImportHarness,
} from './testing/import-harness.ts';

let elsewhere: Elsewhere;
let harness: ImportHarness;
let artist: TestMember;
let other: TestMember;
/** Responses held open until the test ends them. */
let open: http.ServerResponse[] = [];

const MANY = Buffer.alloc(2 ** 20, 1);
/** More than the limit, as fast as it is read. */
function* tooMuch() {
  yield SAMPLE_VIDEO.subarray(0, 5000);
  for (let sent = 0; sent < VIDEO_MAX_BYTES; sent += MANY.length) yield MANY;
}

const ANSWERS: Record<string, http.RequestListener> = {
  '/film.mp4': (_req, res) =>
    void res
      .writeHead(200, { 'content-type': 'video/mp4', 'content-length': SAMPLE_VIDEO.length })
      .end(SAMPLE_VIDEO),
  '/no-type': (_req, res) => void res.writeHead(200).end(SAMPLE_VIDEO),
  '/page.mp4': (_req, res) =>
    void res.writeHead(200, { 'content-type': 'video/mp4' }).end('<!doctype html><title>A film</title>'),
  '/empty': (_req, res) => void res.writeHead(200, { 'content-length': 0 }).end(),
  '/huge': (_req, res) => {
    res.writeHead(200, { 'content-length': VIDEO_MAX_BYTES + 1 });
    res.write(SAMPLE_VIDEO.subarray(0, 5000));
  },
  '/endless': (_req, res) => void Readable.from(tooMuch()).pipe(res),
  '/slow': (_req, res) => {
    res.writeHead(200, { 'content-length': SAMPLE_VIDEO.length });
    res.write(SAMPLE_VIDEO.subarray(0, 100_000));
    open.push(res);
  },
  '/gone': (_req, res) => void res.writeHead(404).end(),
  '/home': (_req, res) => void res.writeHead(302, { location: 'http://127.0.0.1:9200/' }).end(),
};

beforeAll(async () => {
  elsewhere = await startElsewhere((req, res) => ANSWERS[req.url!]!(req, res));
  harness = await startImportHarness(elsewhere);
  ({ artist } = harness);
  other = await createMember(harness.app, { artistName: 'Ines' });
});
afterAll(async () => {
  elsewhere.close();
  await harness.close();
});
beforeEach(async () => {
  open = [];
  await harness.app.ctx.db.delete(videoImports);
});

const at = (path: string) => elsewhere.url + path;
const ask = async (call: 'meta' | 'get', link: string, who: TestMember = artist) => {
  const { status, body } = await harness.call('POST', `/api/url/${call}`, who, { url: link });
  return status === 200 ? body : `${status} ${String(body.code)}`;
};
const rows = () => harness.app.ctx.db.select().from(videoImports);
const ended = (code: string) => ({ action: 'error', payload: { error: { code } } });
const folders = async () => (await readdir(os.tmpdir())).filter((name) => name.includes('video-import-'));

/** No row, no object, no file once the removal job has run. */
async function expectNothingLeft(line?: Connection, code = 'canceled'): Promise<void> {
  await line?.ended;
  await vi.waitFor(
    async () => expect((await rows())[0]).toMatchObject({ status: 'ended', failureCode: code }),
    10_000,
  );
  const [row] = await rows();
  const key = `videos/${artist.id}/${row!.videoId}/source`;
  expect(await harness.jobKeys()).toContain(`remove:${row!.videoId}`);
  await removeDetachedVideo(harness.app.ctx, row!.videoId!);
  expect(await harness.app.ctx.storage.size(key)).toBeNull();
  expect(await harness.find(row!.videoId!)).toBeUndefined();
  expect(await folders()).toEqual([]);
}

describe('inspecting a link', () => {
  test('a video', async () => {
    expect(await ask('meta', at('/film.mp4'))).toEqual({
      name: 'film.mp4',
      type: 'video/mp4',
      size: SAMPLE_VIDEO.length,
      statusCode: 200,
    });
  });
  test('a video whose server sends neither type nor size', async () => {
    expect(await ask('meta', at('/no-type'))).toMatchObject({ type: 'video/mp4', size: null });
  });
  test.each([
    ['/page.mp4', '415 unsupported_type'],
    ['/empty', '415 unsupported_type'],
    ['/huge', '413 video_too_large'],
    ['/gone', '422 link_unreachable'],
    ['/home', '400 link_not_allowed'],
  ])('%s is refused, by both calls', async (path, answer) => {
    expect(await ask('meta', at(path))).toBe(answer);
    expect(await ask('get', at(path))).toBe(answer);
    expect(await rows()).toEqual([]);
  });
  test('unsupported links are refused', async () => {
    for (const link of ['http://10.0.0.1/', 'file:///etc/passwd', 'http://u:p@127.0.0.1/', 'nonsense']) {
      expect(await ask('get', link)).toBe('400 link_not_allowed');
    }
  });
  test('is refused without an artist name, and the file is not requested', async () => {
    const reader = await createMember(harness.app, { artistName: null });
    expect(await ask('meta', at('/film.mp4'), reader)).toBe('403 artist_name_required');
    expect(await ask('get', at('/film.mp4'), reader)).toBe('403 artist_name_required');
  });
  test('a member without space left is refused', async () => {
    const hoarder = await createMember(harness.app, { artistName: 'Full' });
    await harness.app.ctx.db
      .insert(videos)
      .values({ userId: hoarder.id, sourceKey: `videos/${hoarder.id}/x/source`, bytes: 3 * 2 ** 30 });
    expect(await ask('get', at('/film.mp4'), hoarder)).toBe('409 upload_quota');
  });
  test('a sixth at once is refused', async () => {
    for (let count = 0; count < 5; count += 1) await harness.token(artist, at('/film.mp4'));
    expect(await ask('get', at('/film.mp4'))).toBe('429 too_many_imports');
    expect(await ask('get', at('/film.mp4'), other)).toHaveProperty('token');
  });
  test('a sixth concurrent request is refused', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask('get', at('/film.mp4'))));
    expect(await rows()).toHaveLength(5);
  });
});

describe('an import', () => {
  test('becomes a normal video of the member', async () => {
    const line = harness.connect(artist, await harness.token(artist, at('/film.mp4')));
    const last = await line.ended;
    const [row] = await rows();
    const location = `${harness.app.ctx.config.publicUrl}/objects/${row!.videoId}`;
    expect(last).toEqual({
      action: 'success',
      payload: { url: location, response: { status: 200, responseText: JSON.stringify({ location }) } },
    });
    expect(row).toMatchObject({ status: 'ended', failureCode: null, userId: artist.id });
    expect(await harness.find(row!.videoId!)).toMatchObject({
      status: 'waiting',
      bytes: SAMPLE_VIDEO.length,
    });
    // The rest equals an upload.
    expect((await harness.call('PUT', '/api/videos', artist, { videoUrl: location })).status).toBe(200);
    await processVideo(harness.app.ctx, row!.videoId!);
    expect(await harness.find(row!.videoId!)).toMatchObject({ status: 'ready', contentType: 'video/mp4' });
    expect(await folders()).toEqual([]);
  });

  test('reports its progress', async () => {
    const line = harness.connect(artist, await harness.token(artist, at('/slow')));
    await vi.waitFor(() => expect(line.messages).toHaveLength(1), 10_000);
    expect(line.messages[0]).toEqual({
      action: 'progress',
      payload: {
        bytesUploaded: 100_000,
        bytesTotal: SAMPLE_VIDEO.length,
        progress: ((100_000 / SAMPLE_VIDEO.length) * 100).toFixed(2),
      },
    });
    open.at(-1)!.end(SAMPLE_VIDEO.subarray(100_000));
    expect(await line.ended).toMatchObject({ action: 'success' });
  });

  test('waits while paused', async () => {
    const line = harness.connect(artist, await harness.token(artist, at('/slow')));
    await vi.waitFor(() => expect(line.messages).toHaveLength(1), 10_000);
    line.socket.send('{"action":"pause"}');
    line.socket.send('not JSON');
    await vi.waitFor(() => expect(open).toHaveLength(2), 10_000);
    open.at(-1)!.end(SAMPLE_VIDEO.subarray(100_000));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(line.messages.some(({ action }) => action === 'success')).toBe(false);
    line.socket.send('{"action":"resume"}');
    expect(await line.ended).toMatchObject({ action: 'success' });
  });

  test('canceled leaves nothing behind', async () => {
    const line = harness.connect(artist, await harness.token(artist, at('/slow')));
    await vi.waitFor(() => expect(line.messages).toHaveLength(1), 10_000);
    line.socket.send('{"action":"cancel","payload":{}}');
    await expectNothingLeft(line);
  });

  test('ends with the tab that started it', async () => {
    const line = harness.connect(artist, await harness.token(artist, at('/slow')));
    await vi.waitFor(() => expect(line.messages).toHaveLength(1), 10_000);
    line.socket.terminate();
    await expectNothingLeft();
  });

  test('canceled during storing leaves nothing behind', async () => {
    const { storage } = harness.app.ctx;
    const line = harness.connect(artist, await harness.token(artist, at('/film.mp4')));
    const store = vi.spyOn(storage, 'writeFile').mockImplementationOnce(async (...args) => {
      line.socket.send('{"action":"cancel"}');
      await new Promise((resolve) => setTimeout(resolve, 100));
      store.mockRestore();
      await storage.writeFile(...args);
    });
    await expectNothingLeft(line);
  });

  test('fails if the server disconnects, and can be retried', async () => {
    const line = harness.connect(artist, await harness.token(artist, at('/slow')));
    await vi.waitFor(() => expect(line.messages).toHaveLength(1), 10_000);
    open.at(-1)!.destroy();
    expect(await line.ended).toMatchObject(ended('link_interrupted'));
    await expectNothingLeft(line, 'link_interrupted');
    expect(await ask('get', at('/film.mp4'))).toHaveProperty('token');
  });

  test('is stopped if it exceeds the limit, and not downloaded again', async () => {
    const line = harness.connect(artist, await harness.token(artist, at('/endless')));
    expect(await line.ended).toMatchObject(ended('video_too_large'));
    await expectNothingLeft(line, 'video_too_large');
    expect(await ask('get', at('/endless'))).toBe('413 video_too_large');
  }, 60_000);

  test('is refused if it is not a video once downloaded', async () => {
    const token = await harness.token(artist, at('/film.mp4'));
    const sample = ANSWERS['/film.mp4']!;
    ANSWERS['/film.mp4'] = ANSWERS['/page.mp4']!;
    const line = harness.connect(artist, token);
    expect(await line.ended).toMatchObject(ended('unsupported_type'));
    ANSWERS['/film.mp4'] = sample;
    await expectNothingLeft(line, 'unsupported_type');
  });

  test('is aborted if the server stalls', async () => {
    const stopping = await startImportHarness(elsewhere);
    const line = stopping.connect(stopping.artist, await stopping.token(stopping.artist, at('/slow')));
    await vi.waitFor(() => expect(line.messages).toHaveLength(1), 10_000);
    stopping.app.ctx.live.drain();
    await line.ended;
    const [row] = await stopping.app.ctx.db.select().from(videoImports);
    expect(row).toMatchObject({ status: 'ended', failureCode: 'canceled' });
    await stopping.close();
  });
});

describe('a token', () => {
  test('is unknown if it is another member’s', async () => {
    const token = await harness.token(artist, at('/film.mp4'));
    expect(await harness.connect(other, token).ended).toBe(404);
    expect(await harness.connect(artist, 'x'.repeat(43)).ended).toBe(404);
    // The token still works for its owner.
    expect(await harness.connect(artist, token).ended).toMatchObject({ action: 'success' });
  });
  test('needs a session', async () => {
    expect(await harness.connect(null, await harness.token(artist, at('/film.mp4'))).ended).toBe(401);
  });
  test('needs a page of this site', async () => {
    const token = await harness.token(artist, at('/film.mp4'));
    for (const origin of ['https://elsewhere.example', 'null', ''])
      expect(await harness.connect(artist, token, origin).ended).toBe(403);
    expect((await rows())[0]).toMatchObject({ status: 'waiting' });
  });
  test('starts only one import', async () => {
    const token = await harness.token(artist, at('/slow'));
    const line = harness.connect(artist, token);
    await vi.waitFor(() => expect(line.messages).toHaveLength(1), 10_000);
    expect(await harness.connect(artist, token).ended).toMatchObject(ended('upload_expired'));
    expect(open).toHaveLength(2);
    open.at(-1)!.end(SAMPLE_VIDEO.subarray(100_000));
    const success = await line.ended;
    // Repeating after a lost response returns the same result without another download.
    expect(await harness.connect(artist, token).ended).toEqual(success);
    expect(open).toHaveLength(2);
  });
  test('starts only one import under concurrency', async () => {
    const token = await harness.token(artist, at('/slow'));
    const lines = Array.from({ length: 8 }, () => harness.connect(artist, token));
    await vi.waitFor(() => expect(open).toHaveLength(2), 10_000);
    open.at(-1)!.end(SAMPLE_VIDEO.subarray(100_000));
    const last = await Promise.all(lines.map((line) => line.ended));
    const started = lines.filter(({ messages }) => messages.some(({ action }) => action === 'progress'));
    expect(started.length).toBeLessThanOrEqual(1);
    expect(last.every((message) => typeof message === 'object')).toBe(true);
    expect(open).toHaveLength(2);
  });
  test('is stored as a hash', async () => {
    const token = await harness.token(artist, at('/film.mp4'));
    expect(JSON.stringify(await rows())).not.toContain(token);
    expect(harness.app.logLines.join('\n')).not.toContain(token);
  });
  test('is deleted if it was never used, like imports of a killed server', async () => {
    const { clock, ctx } = harness.app;
    await harness.token(artist, at('/film.mp4'));
    const token = await harness.token(artist, at('/film.mp4'));
    const [first] = await rows();
    await ctx.db.update(videoImports).set({ status: 'running' }).where(eq(videoImports.id, first!.id));
    clock.advance(16 * 60_000);
    await sweepImports(ctx);
    expect((await rows()).map((row) => row.status).toSorted()).toEqual(['ended', 'running']);
    expect(await harness.connect(artist, token).ended).toMatchObject(ended('upload_expired'));
    clock.advance(3_600_000);
    await sweepImports(ctx);
    expect((await rows()).map((row) => [row.status, row.failureCode])).toEqual([
      ['ended', 'link_interrupted'],
      ['ended', 'link_interrupted'],
    ]);
    clock.advance(86_400_000);
    await sweepImports(ctx);
    expect(await rows()).toEqual([]);
  });
});

describe('websocket upgrades', () => {
  test('are refused for other URLs', async () => {
    expect(await harness.connect(artist, 'live').ended).toBe(404);
  });
  test('are ignored for other protocols', async () => {
    const answer = await new Promise<number | undefined>((resolve) => {
      http
        .get(
          `${harness.app.url}/api/health`,
          { headers: { connection: 'upgrade', upgrade: 'h2c' } },
          (res) => {
            res.resume();
            resolve(res.statusCode);
          },
        )
        .on('upgrade', () => resolve(101));
    });
    expect(answer).toBe(200);
  });
});
