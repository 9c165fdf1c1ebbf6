/** The payment provider and the storage hang or are away while members use the server. More often with ROUNDS=full. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Bucket, SECRET, startHarness as startStorage } from '../providers/storage/sandbox/testing.ts';
import { put } from '#server/features/uploads/testing.ts';
import { createArtwork, createMember } from '../testing/factories.ts';
import { type Door, startGate } from '../testing/gate.ts';
import { createKillableServer } from '../testing/killable-server.ts';
import { expectMoneyInOrder } from '../testing/money-rules.ts';
import * as payments from '../testing/payments.ts';
import { openStream } from '../testing/stream.ts';

const IS_FULL = process.env.ROUNDS === 'full';
const ROUNDS = process.env.ROUNDS === 'full' ? 10 : 1;
/** In full those of production. */
const LIMITS = IS_FULL
  ? { PAYMENTS_TIMEOUT_SECONDS: '4', STORAGE_TIMEOUT_SECONDS: '4' }
  : { PAYMENTS_TIMEOUT_SECONDS: '1', STORAGE_TIMEOUT_SECONDS: '1' };
const PATIENCE_MS = 10_000;
/** On a busy machine it takes longer. */
const RECOVERY_MS = IS_FULL ? 5000 : 20_000;
const TIMEOUT_MS = ROUNDS * 120_000;

let storage: Awaited<ReturnType<typeof startStorage>>;
let gate: Awaited<ReturnType<typeof startGate>>;
let server: Awaited<ReturnType<typeof createKillableServer>>;
beforeAll(async () => {
  storage = await startStorage();
  gate = await startGate({ host: 'localhost', port: Number(new URL(storage.url).port) });
  server = await createKillableServer({
    env: {
      ...LIMITS,
      S3_ENDPOINT: `http://localhost:${gate.port}/storage`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: Bucket,
      S3_ACCESS_KEY_ID: 'atelier',
      S3_SECRET_ACCESS_KEY: SECRET,
      S3_FORCE_PATH_STYLE: '1',
    },
  });
  await server.start();
});
afterAll(async () => {
  await server.close();
  gate.close();
  await storage.close();
});

afterEach(async () => {
  gate.turn('open');
  await payments.clearFaults(server.app);
});

interface Asked {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
  ms: number;
  body: Record<string, unknown>;
}
async function ask(path: string, cookie: string, method = 'GET', body?: object): Promise<Asked> {
  const since = performance.now();
  const answer = await fetch(server.app.url + path, {
    method,
    headers: { cookie, origin: server.app.url, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
  return {
    status: answer.status,
    code: json['code'] as string | undefined,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - since,
    body: json,
  };
}
const buy = (cookie: string, artworkId: string) =>
  ask('/api/create-payment-intent', cookie, 'POST', { artworkId, commissionAgreed: true });

function expectOutage({ ms, status, code, retryAfter }: Asked, expected: string): void {
  expect([status, code, retryAfter]).toEqual([503, expected, '5']);
  expect(ms).toBeLessThan(PATIENCE_MS);
}
const soon = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: RECOVERY_MS, interval: 50 });
/** Everything that needs neither of them goes on meanwhile. */
async function expectTheRest(cookie: string): Promise<void> {
  const answer = await ask('/api/artworks', cookie);
  expect(answer.status).toBe(200);
  expect(answer.ms).toBeLessThan(PATIENCE_MS);
}

const PROVIDER_FAULTS = { hangs: { action: 'delay', ms: 600_000 }, refuses: { action: 'reset_before' } };

test.each(['hangs', 'refuses'] as const)('the provider %s', { timeout: TIMEOUT_MS }, async (how) => {
  const { app } = server;
  for (let round = 0; round < ROUNDS; round++) {
    const [artist, buyer] = [await createMember(app), await createMember(app)];
    const work = () => createArtwork(app, { userId: artist.id, isForSale: true, price: '200.00' });
    const [bought, wanted] = [await work(), await work()];
    const intent = await payments.reserve(app, buyer.cookie, bought.id);
    // A webhook of the reservation that is still being handled could read the payment past the fault.
    await payments.settled(app);
    const stream = await openStream(app.url, buyer.cookie, `artwork:${wanted.id}`);

    await payments.addFault(app, { match: 'GET /v1', ...PROVIDER_FAULTS[how] });
    // Paid, but the server cannot read that it is.
    expect(await payments.confirm(app, intent, payments.CARDS.pays)).toMatchObject({ status: 'succeeded' });
    await payments.addFault(app, { match: 'POST /v1', ...PROVIDER_FAULTS[how] });
    expectOutage(await buy(buyer.cookie, wanted.id), 'payments_unavailable');
    const known = await ask(`/api/purchases/${intent.purchaseId}`, buyer.cookie);
    expect([known.status, known.body['status']]).toEqual([200, 'pending']);
    expect(known.ms).toBeLessThan(PATIENCE_MS);
    await expectTheRest(buyer.cookie);
    await ask(`/api/artworks/${wanted.id}/like`, buyer.cookie, 'POST');
    await stream.next('likes');

    await payments.clearFaults(app);
    await soon(async () => {
      const { body } = await ask(`/api/purchases/${intent.purchaseId}`, buyer.cookie);
      expect(body['status']).toBe('paid');
      expect((await buy(buyer.cookie, wanted.id)).status).toBe(200);
    });
    await stream.next('order');
    stream.close();
  }
  await payments.settled(app);
  await server.run(['settle-payments', 'finish-refunds', 'pay-out']);
  await expectMoneyInOrder(app);
  const { rows } = await app.ctx.pool.query(
    `select status, count(*)::int as n from purchases group by 1 order by 1`,
  );
  expect(rows).toContainEqual({ status: 'paid', n: expect.any(Number) as number });
});

test.each<Door>(['hangs', 'refuses'])('the storage %s', { timeout: TIMEOUT_MS }, async (how) => {
  const { app } = server;
  const member = await createMember(app);
  const noise = { create: { width: 600, height: 400, channels: 3 as const, background: '#826' } };
  const picture = await sharp(noise).jpeg().toBuffer();
  const newUpload = async (): Promise<string> => {
    const { body } = await ask('/api/objects/upload', member.cookie, 'POST');
    return body['uploadURL'] as string;
  };
  const accept = (imageUrl: string) => ask('/api/artwork-images', member.cookie, 'PUT', { imageUrl });
  for (let round = 0; round < ROUNDS; round++) {
    const imageUrl = await newUpload();
    expect((await put(imageUrl, picture)).status).toBe(200);
    gate.turn(how);
    // Signing an address needs no storage.
    expect(await newUpload()).toContain('X-Amz-Signature');
    const answers = await Promise.all([
      accept(imageUrl),
      ask('/media/2f1d6ae4-8f0c-4a76-9a0c-6f4f1f3a8d11/card.webp', member.cookie),
    ]);
    for (const answer of answers) expectOutage(answer, 'unavailable');
    await soon(async () =>
      expect(await ask('/api/ready', '')).toMatchObject({ status: 503, body: { missing: ['storage'] } }),
    );
    await expectTheRest(member.cookie);

    gate.turn('open');
    let accepted: Asked | undefined;
    await soon(async () => {
      expect(await ask('/api/ready', '')).toMatchObject({ status: 200 });
      accepted = await accept(imageUrl);
      expect(accepted.status).toBe(200);
    });
    const media = `/media/${(accepted!.body['objectPath'] as string).split('/').at(-1)}/card.webp`;
    expect((await ask(media, member.cookie)).status).toBe(200);
  }
});
