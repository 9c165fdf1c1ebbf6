import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { printedCode } from '#shared/certificates/code.ts';
import { KEYS_PATH } from '#shared/certificates/contract.ts';
import { createSigner } from '#server/providers/signing/signer.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createOrder, type Order } from '#server/testing/orders.ts';
import { issueCertificates } from './issue.ts';
import { findOf, voidCertificate } from './queries.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-certificate-'));
const inFolder = (name: string) => path.join(folder, name);

let app: TestApp;
let order: Order;
let code: string;
beforeAll(async () => {
  app = await startTestApp();
  order = await createOrder(app);
  await issueCertificates(app.ctx);
  code = printedCode((await findOf(app.ctx.db, order.id))!.code);
  // The thread starts with the first one, which takes a busy machine longer than a reader waits.
  await vi.waitFor(() => fetchPdf(order.buyer.cookie).expect(200), 60_000);
  const guide = readFileSync('docs/certificates.md', 'utf8');
  writeFileSync(inFolder('verify.mjs'), /```js\n([^]*?)```/.exec(guide)![1]!);
  writeFileSync(inFolder('keys.json'), (await request(app.url).get(KEYS_PATH)).text);
}, 90_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

const fetchPdf = (cookie: string) =>
  request(app.url).get(`/api/certificates/${code}/pdf`).set('Cookie', cookie).buffer(true);

/** Runs the script of the guide. */
function runScript(pdf: Buffer, keys = 'keys.json'): Promise<{ exit: unknown; said: string }> {
  writeFileSync(inFolder('certificate.pdf'), pdf);
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [inFolder('verify.mjs'), inFolder('certificate.pdf'), inFolder(keys)],
      (error, said) => resolve({ exit: error?.code ?? 0, said }),
    ),
  );
}

test('the owner, the artist and moderators get the same file', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const files = [];
  for (const { cookie } of [order.buyer, order.artist, moderator]) {
    const answer = await fetchPdf(cookie).expect(200);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename=ATC-${new Date().getUTCFullYear()}-${code}.pdf`,
    );
    files.push(
      createHash('sha256')
        .update(answer.body as Buffer)
        .digest('hex'),
    );
  }
  expect(new Set(files).size).toBe(1);
});

test('others are told that there is none', async () => {
  const stranger = await createMember(app);
  expect((await fetchPdf(stranger.cookie).expect(404)).headers['content-type']).toContain('json');
  await request(app.url).get(`/api/certificates/${code}/pdf`).expect(401);
});

test('the script of the guide verifies it offline; a forged one and a foreign key are refused', async () => {
  const pdf = (await fetchPdf(order.buyer.cookie).expect(200)).body as Buffer;
  const right = await runScript(pdf);
  expect(right.exit).toBe(0);
  expect(right.said).toContain(code);
  const forged = Buffer.from(pdf.toString('latin1').replace('"Quiet water"', '"Quiet wateR"'), 'latin1');
  expect(forged.equals(pdf)).toBe(false);
  expect(await runScript(forged)).toMatchObject({
    exit: 1,
    said: expect.stringContaining('Not signed') as string,
  });
  const { keyId } = app.ctx.signer;
  const { publicKey } = createSigner(`${keyId}:${Buffer.alloc(32, 3).toString('base64')}`);
  const foreign = { keys: [{ kid: keyId, kty: 'OKP', crv: 'Ed25519', x: publicKey }] };
  writeFileSync(inFolder('foreign.json'), JSON.stringify(foreign));
  expect((await runScript(pdf, 'foreign.json')).exit).toBe(1);
  writeFileSync(inFolder('none.json'), JSON.stringify({ keys: [] }));
  expect((await runScript(pdf, 'none.json')).exit).toBe(1);
});

test('there is none of a void certificate', async () => {
  await voidCertificate(app.ctx.db, order.id, 'refund', app.clock.now());
  await fetchPdf(order.buyer.cookie).expect(409);
});
