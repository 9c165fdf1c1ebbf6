/** Shared by upload tests: the real app, a camera image, and the calls of a browser. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type UploadRow, uploads } from '#shared/uploads/tables.ts';
import type { Config } from '#server/config.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { allKeys } from './keys.ts';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}
export interface Harness {
  app: TestApp;
  artist: TestMember;
  /** 600 x 400 pixels, rotated, with GPS. */
  picture: Buffer;
  ask(who: TestMember | null, about?: object): Promise<Answer>;
  accept(who: TestMember | null, imageUrl: string): Promise<Answer>;
  publish(who: TestMember, imageUrl: string): Promise<Answer>;
  /** Asks for a URL and PUTs the bytes there. */
  upload(who: TestMember, bytes: Buffer, about?: object): Promise<{ url: string; id: string }>;
  findRow(id: string): Promise<UploadRow | undefined>;
  /** The keys that still have objects. */
  whatIsLeft(userId: string, id: string): Promise<string[]>;
}

export const put = (to: string, bytes: Buffer, type = 'image/jpeg'): Promise<Response> =>
  fetch(to, { method: 'PUT', body: bytes as BodyInit, headers: { 'content-type': type } });

/** Objects that a job removes, and whether it waits until their URLs have expired. */
export async function laterRemovals({ ctx }: TestApp): Promise<{ keys: string[]; isLater: boolean }[]> {
  const { rows } = await ctx.pool.query<{ keys: string[]; isLater: boolean }>(
    `select payload->'keys' as keys, run_at > now() + interval '1 hour' as "isLater"
     from graphile_worker._private_jobs where key like 'remove-objects:%'`,
  );
  return rows;
}

const takePicture = (): Promise<Buffer> =>
  sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();

export async function startHarness(config: Partial<Config> = {}): Promise<Harness> {
  const app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '100000' }, config });
  async function call(method: string, path: string, who: TestMember | null, body?: object): Promise<Answer> {
    const response = await fetch(app.url + path, {
      method,
      headers: {
        ...(who ? { cookie: who.cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  const form = { title: 'Quiet water', category: 'photography', isForSale: false, isNftAvailable: false };
  const ask: Harness['ask'] = (who, about) => call('POST', '/api/objects/upload', who, about);
  return {
    app,
    artist: await createMember(app),
    picture: await takePicture(),
    ask,
    accept: (who, imageUrl) => call('PUT', '/api/artwork-images', who, { imageUrl }),
    publish: (who, imageUrl) => call('POST', '/api/artworks', who, { ...form, imageUrl }),
    async upload(who, bytes, about) {
      const url = (await ask(who, about)).body.uploadURL as string;
      const { status } = await put(url, bytes);
      if (status !== 200) throw new Error(`The PUT was answered with ${status}`);
      return { url, id: uploadIdOf(url)! };
    },
    async findRow(id) {
      const [row] = await app.ctx.db.select().from(uploads).where(eq(uploads.id, id));
      return row;
    },
    async whatIsLeft(userId, id) {
      const keys = allKeys({ id, userId });
      const sizes = await Promise.all(keys.map((key) => app.ctx.storage.size(key)));
      return keys.filter((_key, index) => sizes[index] !== null);
    },
  };
}
