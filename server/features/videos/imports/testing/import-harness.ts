/** A remote video server, and a widget that imports from it. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createRemote } from '#server/providers/remote/remote.ts';
import { PUBLIC_INTERNET } from '#server/providers/remote/rules.ts';
import { type Harness, startHarness } from '../../testing.ts';
import type { TestMember } from '#server/testing/factories.ts';

export interface Elsewhere {
  url: string;
  port: number;
  close(): void;
}

/** @param serve handles every request */
export async function startElsewhere(serve: http.RequestListener): Promise<Elsewhere> {
  const server = http.createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Message {
  action: string;
  payload: Record<string, unknown>;
}
export interface Connection {
  socket: WebSocket;
  messages: Message[];
  /** Resolves with the last message when the socket closes, or with the refusing HTTP status. */
  ended: Promise<Message | number | undefined>;
}

export interface ImportHarness extends Harness {
  /** The token of a new import. Throws the response if it was refused. */
  token(who: TestMember, link: string): Promise<string>;
  connect(who: TestMember | null, token: string, origin?: string): Connection;
}

/** The real app, for which `elsewhere` is the public internet. */
export async function startImportHarness(elsewhere: Elsewhere): Promise<ImportHarness> {
  const harness = await startHarness();
  const { app } = harness;
  app.ctx.remote = createRemote({
    ...PUBLIC_INTERNET,
    isPublic: (address) => address === '127.0.0.1',
    isPort: (port) => port === elsewhere.port,
  });
  return {
    ...harness,
    async token(who, link) {
      const { status, body } = await harness.call('POST', '/api/url/get', who, { url: link });
      if (status !== 200) throw new Error(`${status} ${String(body.code)}`);
      return body.token as string;
    },
    connect(who, token, origin = app.url) {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/${token}`, {
        headers: { ...(origin ? { origin } : {}), ...(who ? { cookie: who.cookie } : {}) },
      });
      const messages: Message[] = [];
      socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as Message));
      const ended = new Promise<Message | number | undefined>((resolve) => {
        socket.on('unexpected-response', (request, answer) => {
          request.destroy();
          resolve(answer.statusCode);
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve(messages.at(-1)));
      });
      return { socket, messages, ended };
    },
  };
}
