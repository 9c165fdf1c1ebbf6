/** Links that lead into our own network, and how they hide it. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/http/errors.ts';
import { fileNameOf } from './file-name.ts';
import { createRemote } from './remote.ts';
import { PUBLIC_INTERNET, type RemoteRules, parseLink } from './rules.ts';

let origin: http.Server;
let port: number;
let asked: string[] = [];
/** Whether someone reads the endless answer. */
let isReading = false;
beforeAll(async () => {
  origin = http.createServer((req, res) => {
    asked.push(`${req.headers.host} ${req.url}`);
    const { pathname, searchParams } = new URL(req.url!, 'http://local');
    if (pathname === '/to') res.writeHead(302, { location: searchParams.get('it')! }).end();
    else if (pathname === '/round') res.writeHead(307, { location: '/round' }).end();
    else if (pathname === '/gone') res.writeHead(404).end();
    else if (pathname === '/silent') return;
    else if (pathname === '/slow') res.writeHead(200).write('wait');
    else if (pathname === '/endless') {
      const write = () => {
        if (isReading) res.write('x'.repeat(65_536), () => setImmediate(write));
      };
      res.on('close', () => void (isReading = false));
      isReading = true;
      res.writeHead(200);
      write();
    } else res.writeHead(200, { 'content-length': 4 }).end('film');
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  ({ port } = origin.address() as AddressInfo);
});
afterAll(() => {
  origin.closeAllConnections();
  origin.close();
});

/** Our own server acts as the public internet, under any name. */
const inTest = (rules: Partial<RemoteRules> = {}): RemoteRules => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublic: (address) => address === '127.0.0.1' || PUBLIC_INTERNET.isPublic(address),
  isPort: (number) => number === port || PUBLIC_INTERNET.isPort(number),
  ...rules,
});
const signal = new AbortController().signal;
const codeOf = async (link: string, rules?: RemoteRules): Promise<string> => {
  try {
    const { body } = await createRemote(rules).open(link, signal);
    body.destroy();
    return 'opened';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe('on the public internet', () => {
  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://168.63.129.16/',
    'http://[::ffff:168.63.129.16]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://8.8.8.8:9200/',
    'http://8.8.8.8:22/',
    'https://8.8.8.8:8443/',
    'http://user:secret@8.8.8.8/',
    'http://user@8.8.8.8/',
    'file:///etc/passwd',
    'ftp://8.8.8.8/film.mp4',
    'gopher://8.8.8.8/',
    'data:video/mp4;base64,AAAA',
    'javascript:alert(1)',
    '//8.8.8.8/film.mp4',
    'film.mp4',
    '',
  ])('%s is refused', async (link) => {
    expect(await codeOf(link)).toBe('link_not_allowed');
  });

  test('a name of our own network is refused, even among public addresses', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await codeOf('http://films.example/a.mp4', { ...PUBLIC_INTERNET, resolve })).toBe(
      'link_not_allowed',
    );
  });

  test('a name that does not exist is unreachable', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    expect(await codeOf('http://films.example/a.mp4', { ...PUBLIC_INTERNET, resolve })).toBe(
      'link_unreachable',
    );
  });
});

test.each(['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '[::1]'])('%s is refused', (host) => {
  expect(() => parseLink(PUBLIC_INTERNET, `https://${host}/hook`)).toThrow(AppError);
});

describe('a permitted server', () => {
  const at = (path: string) => `http://films.example:${port}${path}`;
  const to = (link: string) => at(`/to?it=${encodeURIComponent(link)}`);

  test('is read, through redirects', async () => {
    const file = await createRemote(inTest()).open(to(at('/first%20film.mp4')), signal);
    expect([file.name, file.bytes, await text(file.body)]).toEqual(['first film.mp4', 4, 'film']);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://8.8.8.8:9200/',
    'http://u:p@8.8.8.8/',
    'file:///etc/passwd',
  ])('a redirect to %s is refused', async (link) => {
    expect(await codeOf(to(link), inTest())).toBe('link_not_allowed');
    expect(await codeOf(to(to(link)), inTest())).toBe('link_not_allowed');
  });

  test('a name that changes its address is connected to where it was checked', async () => {
    asked = [];
    const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
    let looked = 0;
    const resolve = async () => answers[looked++]!;
    // Resolved once per connection: the second one, after a redirect, is checked again.
    expect(await codeOf(at('/film.mp4'), inTest({ resolve }))).toBe('opened');
    expect(looked).toBe(1);
    looked = 0;
    expect(await codeOf(to(at('/film.mp4')), inTest({ resolve }))).toBe('link_not_allowed');
    expect(asked).toEqual([
      `films.example:${port} /film.mp4`,
      `films.example:${port} ${to(at('/film.mp4')).slice(at('').length)}`,
    ]);
  });

  test('a redirect loop ends', async () => {
    expect(await codeOf(at('/round'), inTest())).toBe('link_unreachable');
  });

  test('missing files are unreachable', async () => {
    expect(await codeOf(at('/gone'), inTest())).toBe('link_unreachable');
  });

  test('when aborted, the signal’s reason is thrown', async () => {
    const control = new AbortController();
    const opening = createRemote(inTest()).open(at('/silent'), control.signal);
    const reason = new Error('not wanted any more');
    setTimeout(() => control.abort(reason), 50);
    await expect(opening).rejects.toBe(reason);
  });
});

describe('a message', () => {
  const NOT_PUBLIC =
    '0.0.0.0 10.0.0.1 10.255.255.254 100.64.0.1 127.0.0.1 127.1.2.3 168.63.129.16 169.254.169.254 172.16.0.1 172.31.255.1 192.0.0.1 192.0.2.1 192.88.99.1 192.168.0.1 192.168.1.20 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255'.split(
      ' ',
    );
  /** The ways to write an address, and to hide it. */
  const forge = (address: string): string[] => {
    const [a, b, c, d] = address.split('.').map(Number) as [number, number, number, number];
    const number = ((a * 256 + b) * 256 + c) * 256 + d;
    const hex = (n: number, digits = 2) => n.toString(16).padStart(digits, '0');
    const [high, low] = [hex(a * 256 + b, 4), hex(c * 256 + d, 4)];
    const hosts = [
      address,
      `${address}.`,
      String(number),
      `0x${hex(number, 8)}`,
      `0${number.toString(8)}`,
      [a, b, c, d].map((n) => `0x${hex(n)}`).join('.'),
      [a, b, c, d].map((n) => `0${n.toString(8)}`).join('.'),
      `${a}.${b}.${c * 256 + d}`,
      `${a}.${(b * 256 + c) * 256 + d}`,
      address.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
      address.replaceAll('.', '%2E'),
      `[::ffff:${address}]`,
      `[::ffff:${high}:${low}]`,
      `[::${address}]`,
      `[64:ff9b::${address}]`,
      `[2002:${high}:${low}::1]`,
    ];
    return hosts.map((host) => `https://${host}/in`);
  };
  const forged = [
    ...NOT_PUBLIC.flatMap(forge),
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
    'https://8.8.8.8:8443/',
    'https://user@8.8.8.8/',
    'http://8.8.8.8/',
    '//8.8.8.8/',
    'ftp://8.8.8.8/',
  ];
  const send = (
    link: string,
    options: Partial<Parameters<ReturnType<typeof createRemote>['post']>[1]> = {},
  ) =>
    createRemote(PUBLIC_INTERNET, (url) => url.host === `127.0.0.1:${port}`).post(link, {
      headers: {},
      body: '{}',
      maxBytes: 2048,
      signal,
      ...options,
    });
  const own = (path: string) => `http://127.0.0.1:${port}${path}`;

  test(`reaches none of ${forged.length} forged addresses`, async () => {
    expect(forged.length).toBeGreaterThan(353);
    for (const link of forged)
      await expect(send(link), link).rejects.toMatchObject({ code: 'link_not_allowed' });
  });

  test('reaches no name of our own network', async () => {
    for (const address of NOT_PUBLIC) {
      const resolve = async () => [{ address, family: 4 }];
      const remote = createRemote({ ...PUBLIC_INTERNET, resolve });
      const sent = remote.post('https://hooks.example/', { headers: {}, body: '', maxBytes: 1, signal });
      await expect(sent, address).rejects.toMatchObject({ code: 'link_not_allowed' });
    }
  });

  test('follows no redirect', async () => {
    asked = [];
    expect(await send(own('/to?it=/film.mp4'))).toMatchObject({ status: 302 });
    expect(asked).toHaveLength(1);
  });

  test('reads the beginning of an endless answer', async () => {
    const answer = await send(own('/endless'));
    expect(answer).toMatchObject({ status: 200, text: 'x'.repeat(2048) });
    await vi.waitFor(() => expect(isReading).toBe(false), 10_000);
  });

  test('waits no longer than its signal, but keeps an answer that has begun', async () => {
    const timeout = () => AbortSignal.timeout(200);
    await expect(send(own('/silent'), { signal: timeout() })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await send(own('/slow'), { signal: timeout() })).toMatchObject({ status: 200, text: 'wait' });
  });
});

test.each([
  ['http://a.example/films/a%20b.mp4?x=1', undefined, 'a b.mp4'],
  ['http://a.example/', undefined, 'video'],
  ['http://a.example/%E0%A4%A', undefined, '%E0%A4%A'],
  ['http://a.example/x', 'attachment; filename="the field.mp4"', 'the field.mp4'],
  ['http://a.example/x', "attachment; filename*=UTF-8''caf%C3%A9.webm", 'café.webm'],
  ['http://a.example/x', 'attachment; filename="../../etc/passwd"', 'passwd'],
])('%s gets its name', (link, disposition, name) => {
  expect(fileNameOf(new URL(link), disposition)).toBe(name);
});
