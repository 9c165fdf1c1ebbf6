/**
 * A plain proxy before several processes: asks each whether it is ready, sends requests in turn to those that are, and
 * tries another one only if a connection was refused before anything was sent.
 */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

const CHECK_MS = 200;
const CHECK_TIMEOUT_MS = 1000;
/** Shorter than the servers' KEEP_ALIVE_SECONDS: a connection must not be used at the moment its other end closes it. */
const IDLE_MS = 30_000;

interface Target {
  port: number;
  isReady: boolean;
  isAsked: boolean;
}

export interface Proxy {
  url: string;
  /** Ports of the processes that get requests now. */
  ready(): number[];
  close(): Promise<void>;
}

export async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, {
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Headers of one connection, which belong to no other. */
function forwarded({ headers, socket }: http.IncomingMessage): http.OutgoingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, ...others } = headers;
  const before = headers['x-forwarded-for'];
  return {
    ...others,
    'x-forwarded-for': `${before ? `${String(before)}, ` : ''}${socket.remoteAddress ?? ''}`,
    'x-forwarded-proto': 'http',
  };
}

const refuse = (res: http.ServerResponse, status: number): void => {
  if (res.headersSent) res.destroy();
  else res.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' }).end('{}');
};

/** @param options.port 0 takes any free one */
export async function startProxy(options: { port: number; targets: number[] }): Promise<Proxy> {
  const agent = new http.Agent({ keepAlive: true, timeout: IDLE_MS });
  const targets: Target[] = options.targets.map((port) => ({ port, isReady: false, isAsked: false }));
  let turn = 0;
  const inTurn = (): Target[] => {
    const ready = targets.filter(({ isReady }) => isReady);
    turn += 1;
    return ready.map((_, n) => ready[(turn + n) % ready.length]!);
  };

  /** One after another: a late answer must not overrule a newer one. */
  async function check(target: Target): Promise<void> {
    if (target.isAsked) return;
    target.isAsked = true;
    target.isReady = await isReady(target.port);
    target.isAsked = false;
  }
  const checkAll = (): void => targets.forEach((target) => void check(target));
  const checks = setInterval(checkAll, CHECK_MS);
  checkAll();

  function forward(req: http.IncomingMessage, res: http.ServerResponse, [target, ...others]: Target[]): void {
    if (!target) return refuse(res, 503);
    const { method, url } = req;
    const sent = http.request({
      host: '127.0.0.1',
      port: target.port,
      method,
      path: url,
      headers: forwarded(req),
      agent,
    });
    let isConnected = false;
    const send = (): void => {
      isConnected = true;
      pipeline(req, sent, () => {});
    };
    sent.on('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
    sent.on('response', (answer) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, headers);
      // Events must not wait for the first byte of a body.
      res.flushHeaders();
      pipeline(answer, res, () => {});
    });
    sent.on('error', () => {
      if (isConnected) return refuse(res, 502);
      target.isReady = false;
      forward(req, res, others);
    });
    res.on('close', () => sent.destroy());
  }

  const server = http.createServer((req, res) => forward(req, res, inTurn()));
  server.requestTimeout = 0;

  server.on('upgrade', (req, socket, head) => {
    const [target] = inTurn();
    socket.on('error', () => {});
    if (!target) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    const lines = [`${req.method} ${req.url} HTTP/1.1`];
    for (let n = 0; n < req.rawHeaders.length; n += 2)
      lines.push(`${req.rawHeaders[n]}: ${req.rawHeaders[n + 1]}`);
    const upstream = net.connect(target.port, '127.0.0.1', () => {
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      pipeline(socket, upstream, socket, () => {});
    });
    upstream.on('error', () => socket.destroy());
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    ready: () => targets.filter(({ isReady }) => isReady).map(({ port }) => port),
    async close() {
      clearInterval(checks);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
