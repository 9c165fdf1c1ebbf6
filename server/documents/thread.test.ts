import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createOrder, type Order } from '#server/testing/orders.ts';
import { readReceipt } from '#server/features/receipts/service.ts';
import { print } from './thread.ts';

let app: TestApp;
let order: Order;
const ids: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  order = await createOrder(app);
  for (const receiptType of ['buyer', 'artist', 'admin']) {
    const { body } = await request(app.url)
      .post('/api/receipts')
      .set('Cookie', order.artist.cookie)
      .send({ purchaseId: order.id, receiptType, issuedTo: 'Edmund Achter' })
      .expect(201);
    ids.push((body as { id: string }).id);
  }
});
afterAll(() => app.close());

const download = (id: string) =>
  fetch(`${app.url}/api/receipts/${id}/pdf`, { headers: { cookie: order.artist.cookie } });

test('the thread that answers requests does not draw', async () => {
  let [own, all] = [0, 0];
  for (let round = 0; round < 4; round++) {
    await app.ctx.storage.remove(ids.map((id) => `receipts/${id}.pdf`));
    const [ownBefore, allBefore] = [process.threadCpuUsage(), process.cpuUsage()];
    const answers = await Promise.all(ids.map(download));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    own += process.threadCpuUsage(ownBefore).user;
    all += process.cpuUsage(allBefore).user;
  }
  expect(own / all).toBeLessThan(0.4);
});

test('when too many are waiting, the rest are told to try again', async () => {
  const receipt = await readReceipt(app.ctx, { id: order.sellerId, role: 'member' }, ids[0]!);
  const printed = { receipt, verifyUrl: 'https://atelier.test/verify/1', picture: null, reprintedAt: null };
  const asked = await Promise.allSettled(
    Array.from({ length: 60 }, () => print({ kind: 'receipt', printed })),
  );
  expect(asked[0]!.status).toBe('fulfilled');
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  expect((await download(ids[0]!)).status).toBe(200);
});
