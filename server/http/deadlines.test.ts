/** Requests that trickle in. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMember } from '../testing/factories.ts';
import { startTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startServerProcess } from '../testing/server-process.ts';

/** Sends the beginning, then a character every 100 ms. Resolves with all that came back when the server hangs up. */
async function trickle(url: string, beginning: string): Promise<string> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(beginning);
  let isOpen = true;
  void closed.then(() => (isOpen = false));
  while (isOpen) {
    if (socket.writable) socket.write('a');
    await Promise.race([closed, sleep(100)]);
  }
  return answer;
}

it('ends a member’s body that does not arrive, and no other one', async () => {
  const app = await startTestApp({ config: { requestSeconds: 1 } });
  try {
    const { cookie } = await createMember(app);
    const head = `POST /api/messages HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n`;
    const answers = await Promise.all([
      trickle(app.url, `${head}Content-Length: 1000\r\n\r\n{"`),
      trickle(app.url, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n`),
      trickle(app.url, 'POST /api/webhooks/stripe HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"'),
    ]);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 408 /);
    expect(answers[0]).toContain('"code":"request_timeout"');
    expect(answers[2]).toMatch(/^HTTP\/1\.1 408 /);
    // An answer that takes longer than a body may is not cut off.
    const live = await fetch(`${app.url}/api/live`, { headers: { cookie } });
    await sleep(1500);
    expect((await live.body!.getReader().read()).done).toBe(false);
  } finally {
    await app.close();
  }
});

it('ends headers that do not arrive', async () => {
  const database = await createTestDatabase();
  const server = startServerProcess({ DATABASE_URL: database.url, REQUEST_SECONDS: '1' });
  try {
    const answer = await trickle(await server.ready, 'GET /api/config HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await database.drop();
  }
});
