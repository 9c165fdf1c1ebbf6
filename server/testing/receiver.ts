/** A member's program that receives webhooks. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedHook {
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  url: string;
  /** The value for WEBHOOK_TEST_HOSTS. */
  host: string;
  received: ReceivedHook[];
  /** What it answers from now on. */
  answer: { status: number; headers?: Record<string, string>; body?: string };
  /** Requests whose query is `?slow` are answered after it. */
  slow: Promise<void>;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const answer = async (req: http.IncomingMessage, res: http.ServerResponse): Promise<void> => {
    receiver.received.push({ headers: req.headers as Record<string, string>, body: await text(req) });
    if (req.url?.endsWith('?slow')) await receiver.slow;
    const { status, headers = {}, body = '' } = receiver.answer;
    res.writeHead(status, headers).end(body);
  };
  const server = http.createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    url: `http://${host}/hooks`,
    host,
    received: [],
    answer: { status: 200 },
    slow: Promise.resolve(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
