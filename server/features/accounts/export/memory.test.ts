/** The memory that an export needs does not depend on how much a member has. */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { dataExports } from '#shared/accounts/export/tables.ts';
import { FEATURES } from '#server/features.ts';
import { originalKey } from '#server/features/uploads/keys.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { makeExport } from './service.ts';

const SOURCES = {
  tables: FEATURES.flatMap(({ memberData = [] }) => memberData),
  files: FEATURES.flatMap(({ memberFiles = [] }) => memberFiles),
};
const MB = 2 ** 20;
const PICTURE_BYTES = 100 * MB;
/** 1 GB. */
const FEWER = { pictures: 10, messages: 100_000 };
/** More than 5 GB: sizes and places in the file need more than 32 bits. */
const MORE = { pictures: 52, messages: 500_000 };
/** Memory that the garbage collector has not freed yet is no growth. */
const MAX_GROWTH_BYTES = 64 * MB;
const SAMPLE_MS = 50;

describe.runIf(process.env.ROUNDS === 'full')('a large account', () => {
  let app: TestApp;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-export-'));
  beforeAll(async () => {
    app = await startTestApp({ env: { DATABASE_STATEMENT_SECONDS: '600', DATABASE_JOB_SECONDS: '600' } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function* picture() {
    const piece = randomBytes(MB);
    for (let bytes = 0; bytes < PICTURE_BYTES; bytes += piece.length) yield piece;
  }
  async function createAccount({ pictures, messages }: typeof MORE): Promise<TestMember> {
    const [member, other] = [await createMember(app), await createMember(app)];
    for (let n = 0; n < pictures; n++) {
      const { imageUrl } = await createArtwork(app, { userId: member.id });
      const key = originalKey(member.id, imageUrl.split('/').at(-1)!);
      await app.ctx.storage.writeStream(key, Readable.from(picture()), 'image/jpeg');
    }
    await app.ctx.db.execute(sql`
      insert into messages (sender_id, receiver_id, content)
      select ${member.id}::uuid, ${other.id}::uuid, repeat('Message ' || n || '. ', 20)
      from generate_series(1, ${messages}::int) n`);
    return member;
  }

  async function make(member: TestMember): Promise<{ seconds: number; peakMB: number }> {
    await fetch(`${app.url}/api/export`, { method: 'POST', headers: { cookie: member.cookie } });
    const [row] = await app.ctx.db.select().from(dataExports).where(eq(dataExports.userId, member.id));
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
    const since = performance.now();
    await makeExport(app.ctx, SOURCES, row!.id);
    clearInterval(timer);
    return { seconds: Math.round((performance.now() - since) / 1000), peakMB: Math.round(peak / MB) };
  }

  async function download({ cookie }: TestMember): Promise<string> {
    const file = path.join(folder, 'export.zip');
    const answer = await fetch(`${app.url}/api/export/download`, { headers: { cookie } });
    await pipeline(answer.body!, createWriteStream(file));
    return file;
  }

  /** @returns bytes of all files, each compared with what the manifest says */
  async function check(file: string): Promise<number> {
    const zip = await yauzl.openPromise(file);
    const found = new Map<string, object>();
    let bytes = 0;
    let manifest = { entries: [] as { path: string; bytes: number; sha256: string; rows?: number }[] };
    for await (const entry of zip.eachEntry()) {
      const stream = await zip.openReadStreamPromise(entry);
      if (entry.fileName === 'manifest.json') {
        manifest = JSON.parse((await buffer(stream)).toString()) as typeof manifest;
        continue;
      }
      const hash = createHash('sha256');
      for await (const chunk of stream) hash.update(chunk as Buffer);
      bytes += entry.uncompressedSize;
      found.set(entry.fileName, { bytes: entry.uncompressedSize, sha256: hash.digest('hex') });
    }
    for (const { path: name, bytes: size, sha256 } of manifest.entries)
      expect(found.get(name), name).toEqual({ bytes: size, sha256 });
    expect(manifest.entries).toHaveLength(found.size);
    expect(manifest.entries.find(({ path: name }) => name === 'data/messages.json')?.rows).toBe(
      MORE.messages,
    );
    return bytes;
  }

  it('needs no more memory than a small one, and can be opened', async () => {
    const small = await createAccount(FEWER);
    const large = await createAccount(MORE);
    const fewer = await make(small);
    const more = await make(large);
    const bytes = await check(await download(large));
    console.log(JSON.stringify({ fewer, more, megabytes: Math.round(bytes / MB) }));
    expect(bytes).toBeGreaterThan(MORE.pictures * PICTURE_BYTES);
    expect(more.peakMB - fewer.peakMB).toBeLessThan(MAX_GROWTH_BYTES / MB);
  }, 900_000);
});
