/** Videos from an upload to playable files, and lost workers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { videos } from '#shared/videos/tables.ts';
import { VIDEO_MAX_BYTES } from '#shared/videos/limits.ts';
import { makeVideo, readVideo } from './processing/testing.ts';
import { acquireLease } from './lease-queries.ts';
import { resumeVideos } from './jobs.ts';
import { fullKey, previewKey, sourceKey } from './keys.ts';
import { processVideo } from './process.ts';
import { posterUrlOf } from './service.ts';
import { copyVideo } from './copy.ts';
import { type Harness, SAMPLE_VIDEO, startHarness } from './testing.ts';
import type { TestMember } from '#server/testing/factories.ts';

let harness: Harness;
let artist: TestMember;
let notified: string[] = [];
beforeAll(async () => {
  harness = await startHarness();
  ({ artist } = harness);
  const { events, live } = harness.app.ctx;
  for (const name of ['video.processed', 'video.failed'] as const) {
    events.on(name, async (_tx, event) => {
      notified.push(`${name} ${event.videoId}`);
    });
  }
  live.listen(({ signal }) => {
    if (signal.type === 'video') notified.push(`live ${signal.videoId}`);
  });
});
beforeEach(() => {
  notified = [];
});
afterAll(() => harness.close());

const sizes = (id: string, attempt: number) => {
  const { storage } = harness.app.ctx;
  const keys = [sourceKey(artist.id, id), fullKey(id, attempt), previewKey(id, attempt)];
  return Promise.all(keys.map((key) => storage.size(key)));
};
/** Acts as if its worker had been silent for this long. */
const silence = (id: string, seconds: number) =>
  harness.app.ctx.db
    .update(videos)
    .set({ updatedAt: sql`now() - ${seconds} * interval '1 second'` })
    .where(eq(videos.id, id));

describe('a video', () => {
  test('becomes the full video and its first 20 seconds', async () => {
    const video = await harness.processed(artist);
    expect(video).toMatchObject({
      status: 'ready',
      contentType: 'video/mp4',
      durationSeconds: '44.00',
      width: 1280,
      height: 720,
      progress: 100,
      attempts: 1,
      failureCode: null,
    });
    const { storage } = harness.app.ctx;
    const full = await storage.read(video.fullKey!, SAMPLE_VIDEO.length * 2);
    const preview = await storage.read(video.previewKey!, SAMPLE_VIDEO.length);
    expect((await readVideo(full)).seconds).toBeCloseTo(44, 1);
    const cut = (await readVideo(preview)).seconds;
    expect(cut).toBeGreaterThan(19);
    expect(cut).toBeLessThanOrEqual(20);
    expect(video.bytes).toBe(full.length);
    expect(await storage.size(video.sourceKey)).toBeNull();
    await vi.waitFor(() => expect(notified).toContain(`live ${video.id}`), 10_000);
    expect(notified.filter((one) => !one.startsWith('live'))).toEqual([`video.processed ${video.id}`]);
  });

  test.each([
    ['webm', 'video/webm'],
    ['mov', 'video/mp4'],
  ] as const)('is recognized as %s by its bytes, whatever was declared', async (container, contentType) => {
    const video = await harness.processed(artist, await makeVideo({ container, seconds: 30 }));
    expect(video).toMatchObject({ status: 'ready', contentType, width: 320, height: 240 });
    const preview = await harness.app.ctx.storage.read(video.previewKey!, 1e6);
    expect(await readVideo(preview)).toMatchObject({ mimeType: contentType });
    // WebM does not store the duration of the last frame.
    expect(Math.abs((await readVideo(preview)).seconds - 20)).toBeLessThanOrEqual(0.11);
  });

  test('shorter than 20 seconds is its own preview', async () => {
    const video = await harness.processed(artist, await makeVideo({ container: 'webm', seconds: 3 }));
    expect(video.durationSeconds).toBe('2.90');
    const preview = await harness.app.ctx.storage.read(video.previewKey!, 1e6);
    expect((await readVideo(preview)).seconds).toBeCloseTo(2.9, 1);
  });

  test('keeps no metadata', async () => {
    const tags = { title: 'At home', comment: '+51.5074-000.1278/' };
    const bytes = await makeVideo({ container: 'mp4', seconds: 3, tags });
    expect((await readVideo(bytes)).tags).toMatchObject(tags);
    const video = await harness.processed(artist, bytes);
    for (const key of [video.fullKey!, video.previewKey!]) {
      expect((await harness.app.ctx.storage.read(key, 1e6)).includes(tags.comment)).toBe(false);
    }
  });
});

describe('a poster', () => {
  /** Only a fake ffmpeg is on the PATH. */
  async function withFfmpeg(script: string, work: () => Promise<void>): Promise<void> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-ffmpeg-'));
    writeFileSync(path.join(folder, 'ffmpeg'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const frame = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    writeFileSync(path.join(folder, 'frame.png'), frame);
    vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
    try {
      await work();
    } finally {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    }
  }
  const make = async () => harness.processed(artist, await makeVideo({ container: 'webm', seconds: 2 }));

  test('is a frame if ffmpeg is installed, visible to everyone, and copied with the video', async () => {
    await withFfmpeg('cat "$(dirname "$0")/frame.png"', async () => {
      const video = await make();
      const answer = await fetch(harness.app.url + posterUrlOf(video)!);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { ctx } = harness.app;
      const copy = await copyVideo(ctx, ctx.db, video.id, artist.id);
      expect((await fetch(harness.app.url + posterUrlOf(copy)!)).status).toBe(200);
    });
  });

  test.each([
    ['fails', 'exit 1'],
    ['says what is no picture', 'echo nothing'],
  ])('is optional if ffmpeg %s', async (_name, script) => {
    await withFfmpeg(script, async () => {
      const video = await make();
      expect([video.status, posterUrlOf(video)]).toEqual(['ready', null]);
    });
  });
});

describe('a video that is refused keeps only its upload', () => {
  const withoutIndex = async () => {
    const ready = await makeVideo({ container: 'mp4', seconds: 3 });
    return ready.subarray(0, ready.indexOf('moov') - 4);
  };
  test.each([
    ['cut off', async () => SAMPLE_VIDEO.subarray(0, SAMPLE_VIDEO.length / 2), 'damaged_video'],
    ['without its index', withoutIndex, 'damaged_video'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 'unsupported_video'],
    ['empty', async () => Buffer.alloc(0), 'unsupported_video'],
    ['Matroska', () => makeVideo({ container: 'mkv', seconds: 3 }), 'unsupported_video'],
    ['sound alone', () => makeVideo({ container: 'mp4', seconds: 3, isSoundOnly: true }), 'no_picture'],
    ['half a second', () => makeVideo({ container: 'mp4', seconds: 0.5 }), 'too_short'],
  ])('%s', async (_name, make, code) => {
    const video = await harness.processed(artist, await make());
    expect(video).toMatchObject({ status: 'failed', failureCode: code, fullKey: null, previewKey: null });
    const [source, full, preview] = await sizes(video.id, 1);
    expect([source === null, full, preview]).toEqual([false, null, null]);
    expect(notified).toContain(`video.failed ${video.id}`);
    const { body } = await harness.call('GET', `/api/videos/${video.id}`, artist);
    expect(body.failure).toEqual({ code, detail: expect.stringMatching(/\.$/) });
  });

  test('too large, or missing', async () => {
    const id = await harness.upload(artist, SAMPLE_VIDEO);
    const { storage } = harness.app.ctx;
    const real = { ...storage };
    storage.stream = async (key) => ({ ...(await real.stream(key))!, bytes: VIDEO_MAX_BYTES + 1 });
    await processVideo(harness.app.ctx, id);
    Object.assign(storage, real);
    expect(await harness.find(id)).toMatchObject({ status: 'failed', failureCode: 'video_too_large' });
    await storage.remove([sourceKey(artist.id, id)]);
    await harness.call('POST', `/api/videos/${id}/retry`, artist);
    await processVideo(harness.app.ctx, id);
    expect(await harness.find(id)).toMatchObject({ status: 'failed', failureCode: 'upload_missing' });
  });
});

describe('retrying', () => {
  test('a failed video is processed again on request', async () => {
    const video = await harness.processed(artist, Buffer.from('no film'));
    await harness.app.ctx.storage.write(video.sourceKey, SAMPLE_VIDEO, 'video/mp4');
    const answer = await harness.call('POST', `/api/videos/${video.id}/retry`, artist);
    expect(answer.body).toMatchObject({ status: 'waiting', failure: null });
    expect(await harness.jobKeys()).toContain(`video:${video.id}`);
    await processVideo(harness.app.ctx, video.id);
    expect(await harness.find(video.id)).toMatchObject({ status: 'ready', failureCode: null, attempts: 2 });
    const again = await harness.call('POST', `/api/videos/${video.id}/retry`, artist);
    expect(again.body.code).toBe('video_not_failed');
  });

  test('an unavailable store is not the video’s fault, five times', async () => {
    const id = await harness.upload(artist, SAMPLE_VIDEO);
    const { storage } = harness.app.ctx;
    const real = { ...storage };
    storage.writeFile = async () => {
      throw new Error('The store is away');
    };
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await expect(processVideo(harness.app.ctx, id)).rejects.toThrow('The store is away');
      expect(await harness.find(id)).toMatchObject({ status: 'waiting', attempts: attempt });
    }
    await processVideo(harness.app.ctx, id);
    Object.assign(storage, real);
    expect(await harness.find(id)).toMatchObject({ status: 'failed', failureCode: 'processing_failed' });
  });
});

describe('a worker', () => {
  test('leaves the video to the next worker if it is stopped', async () => {
    const id = await harness.upload(artist, SAMPLE_VIDEO);
    const stop = AbortSignal.abort(new Error('The server stops'));
    await expect(processVideo(harness.app.ctx, id, stop)).rejects.toThrow('The server stops');
    expect(await harness.find(id)).toMatchObject({ status: 'waiting', fullKey: null });
    await processVideo(harness.app.ctx, id);
    expect(await harness.find(id)).toMatchObject({ status: 'ready' });
  });

  test('is not interrupted while it is alive', async () => {
    const id = await harness.upload(artist, SAMPLE_VIDEO);
    await acquireLease(harness.app.ctx.db, id);
    await silence(id, 20);
    await processVideo(harness.app.ctx, id);
    expect(await harness.find(id)).toMatchObject({ status: 'processing', attempts: 1 });
  });

  test('is replaced if it was killed, and nothing partial is visible', async () => {
    const id = await harness.upload(artist, SAMPLE_VIDEO);
    await acquireLease(harness.app.ctx.db, id);
    // Killed after storing part of its work; its job stays locked for hours.
    await harness.app.ctx.storage.write(fullKey(id, 1), Buffer.from('half'), 'video/mp4');
    await harness.app.ctx.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead' where key = $1`,
      [`video:${id}`],
    );
    await silence(id, 31);
    const { db, pool } = harness.app.ctx;
    expect(await harness.find(id)).toMatchObject({ status: 'processing', fullKey: null, previewKey: null });
    await resumeVideos(harness.app.ctx);
    const { rows } = await pool.query(
      'select 1 from graphile_worker.jobs where key = $1 and locked_at is null',
      [`video:${id}`],
    );
    expect(rows).toHaveLength(1);
    await processVideo(harness.app.ctx, id);
    expect(await harness.find(id)).toMatchObject({
      status: 'ready',
      attempts: 2,
      fullKey: fullKey(id, 2),
      previewKey: previewKey(id, 2),
    });
    await db.delete(videos).where(eq(videos.id, id));
  });

  test('changes nothing if it was presumed dead and returns', async () => {
    const id = await harness.upload(artist, SAMPLE_VIDEO);
    const { storage } = harness.app.ctx;
    const real = { ...storage };
    storage.writeFile = async (...file) => {
      Object.assign(storage, real);
      // Another worker leases it in the meantime.
      await silence(id, 31);
      await processVideo(harness.app.ctx, id);
      await real.writeFile(...file);
    };
    await processVideo(harness.app.ctx, id);
    expect(await harness.find(id)).toMatchObject({ status: 'ready', fullKey: fullKey(id, 2) });
    const [, full, preview] = await sizes(id, 1);
    expect([full, preview]).toEqual([null, null]);
    expect((await sizes(id, 2)).slice(1).every(Boolean)).toBe(true);
    expect(notified.filter((one) => one === `video.processed ${id}`)).toHaveLength(1);
  });

  test('does nothing for a finished video', async () => {
    const video = await harness.processed(artist, await makeVideo({ container: 'webm', seconds: 2 }));
    await processVideo(harness.app.ctx, video.id);
    expect(await harness.find(video.id)).toMatchObject({ status: 'ready', attempts: 1 });
  });
});
