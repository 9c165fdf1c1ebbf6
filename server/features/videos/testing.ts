/** Shared by video tests: the real app, an artist, and the calls of an upload widget. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { type VideoRow, videos } from '#shared/videos/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { processVideo } from './process.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}
export interface Harness {
  app: TestApp;
  artist: TestMember;
  call(method: string, path: string, who: TestMember | null, body?: object): Promise<Answer>;
  /** Starts a multipart upload. */
  begin(who: TestMember): Promise<{ key: string; uploadId: string; id: string }>;
  /** Uploads with one PUT; accepted and waiting. */
  upload(who: TestMember, bytes: Buffer): Promise<string>;
  /** Uploaded and processed. */
  processed(who: TestMember, bytes?: Buffer): Promise<VideoRow>;
  find(id: string): Promise<VideoRow | undefined>;
  close(): Promise<void>;
  /** Keys of enqueued jobs. */
  jobKeys(): Promise<string[]>;
}

/** 44 seconds, 1280 x 720, H.264. */
export const SAMPLE_VIDEO = readFileSync(
  path.resolve(import.meta.dirname, '../../demo/media/videos/follow-the-field.mp4'),
);

export const put = (to: string, bytes: Buffer, type?: string): Promise<Response> =>
  fetch(to, {
    method: 'PUT',
    body: bytes as BodyInit,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

export async function startHarness(): Promise<Harness> {
  const limits = ['UPLOAD', 'COMMENT', 'REACTION', 'MESSAGE', 'PAYMENT'];
  const env = Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, '100000']));
  const app = await startTestApp({ env });
  const { db } = app.ctx;
  const call: Harness['call'] = async (method, to, who, body) => {
    const response = await fetch(app.url + to, {
      method,
      headers: {
        ...(who ? { cookie: who.cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answer['body']) : {} };
  };
  const find = async (id: string) => {
    const [row] = await db.select().from(videos).where(eq(videos.id, id));
    return row;
  };
  const upload: Harness['upload'] = async (who, bytes) => {
    const { body } = await call('POST', '/api/objects/upload', who, { contentType: 'video/mp4' });
    const to = body.uploadURL as string;
    const { status } = await put(to, bytes, 'video/mp4');
    if (status !== 200) throw new Error(`The PUT was answered with ${status}`);
    const accepted = await call('PUT', '/api/videos', who, { videoUrl: to });
    if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body));
    return accepted.body.id as string;
  };
  return {
    app,
    artist: await createMember(app, { artistName: 'Noor' }),
    close: () => app.close(),
    call,
    find,
    upload,
    async begin(who) {
      const { body } = await call('POST', '/api/s3/multipart', who, {
        filename: 'a.mp4',
        type: 'video/mp4',
        metadata: { name: 'a.mp4' },
      });
      const key = body.key as string;
      return { key, uploadId: body.uploadId as string, id: key.split('/')[2]! };
    },
    async processed(who, bytes = SAMPLE_VIDEO) {
      const id = await upload(who, bytes);
      await processVideo(app.ctx, id);
      return (await find(id))!;
    },
    async jobKeys() {
      const { rows } = await app.ctx.pool.query<{ key: string }>('select key from graphile_worker.jobs');
      return rows.map((row) => row.key);
    },
  };
}
