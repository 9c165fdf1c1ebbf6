/** The widget's requests to the server, and its messages when the server refuses. */
import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import { afterEach, expect, test, vi } from 'vitest';
import { addUrlImport } from './add-url-import.ts';

const silent = { debug: () => {}, warn: () => {}, error: () => {} };
const FILM = 'https://films.example/a.mp4';
const META = { name: 'a.mp4', type: 'video/mp4', size: 10, statusCode: 200 };
const TOKEN = 'a-token';
const problem = (status: number, code: string, detail: string) =>
  new Response(JSON.stringify({ type: 'x', title: 'x', status, detail, code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** Answers as soon as a listener is attached. */
const sockets: string[] = [];
class Socket extends EventTarget {
  readonly OPEN = 1;
  readyState = 1;
  constructor(address: string) {
    super();
    sockets.push(address);
    const location = `${window.location.origin}/objects/1`;
    const payload = { url: location, response: { status: 200, responseText: JSON.stringify({ location }) } };
    const data = JSON.stringify({ action: 'success', payload });
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  send(): void {}
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

let running: Uppy | null = null;
afterEach(() => {
  running?.destroy();
  vi.unstubAllGlobals();
});

async function add(answers: { meta?: () => Response; get?: () => Response }) {
  const asked: string[] = [];
  const refusals: string[] = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { pathname } = new URL(address);
    asked.push(`${pathname} ${body}`);
    return pathname === '/api/url/meta'
      ? (answers.meta?.() ?? Response.json(META))
      : (answers.get?.() ?? Response.json({ token: TOKEN }));
  });
  const uppy = new Uppy({ logger: silent });
  running = uppy;
  uppy.use(AwsS3, { shouldUseMultipart: false, getUploadParameters: () => ({ method: 'PUT', url: '/' }) });
  uppy.on('restriction-failed', (_file, error) => refusals.push(error.message));
  addUrlImport(uppy);
  await (uppy.getPlugin('Url') as unknown as { addFile(url: string): Promise<unknown> }).addFile(FILM);
  return { uppy, asked, refusals };
}

/** The widget's final message. */
async function failureOf(get: () => Response): Promise<{ message: string; times: number }> {
  const { uppy, asked } = await add({ get });
  const failed = new Promise<string>((resolve) => {
    uppy.on('upload-error', (_file, error) => resolve(error.message));
  });
  void uppy.upload().catch(() => {});
  const message = await failed;
  return { message, times: asked.filter((line) => line.startsWith('/api/url/get')).length };
}

test('a link is imported, and ends like an upload', async () => {
  const { uppy, asked } = await add({});
  expect(asked).toEqual([`/api/url/meta {"url":"${FILM}"}`]);
  expect(uppy.getFiles()[0]).toMatchObject({ name: 'a.mp4', size: 10, isRemote: true });
  const { successful } = (await uppy.upload())!;
  expect(JSON.parse(asked[1]!.replace('/api/url/get ', ''))).toMatchObject({ url: FILM });
  expect(sockets).toEqual([`${location.origin.replace('http', 'ws')}/api/${TOKEN}`]);
  const uploadURL = `${location.origin}/objects/1`;
  expect(successful![0]!.response).toMatchObject({ uploadURL, body: { location: uploadURL } });
});

test('an unusable link shows the server’s own message, each time', async () => {
  const details = ['There is no video at this link.', 'This link can’t be used.'];
  for (const detail of details) {
    const { uppy, refusals } = await add({ meta: () => problem(415, 'unsupported_type', detail) });
    expect(uppy.getState().info.map(({ message }) => message)).toEqual([detail]);
    expect(refusals).toEqual([detail]);
    expect(uppy.getFiles()).toEqual([]);
  }
});

test('a network failure has a readable message', async () => {
  const gone = (): Response => {
    throw new TypeError('Failed to fetch');
  };
  const { refusals } = await add({ meta: gone });
  expect(refusals).toEqual([expect.stringContaining('Network error')]);
});

test('a final error is not retried', async () => {
  const get = () => problem(409, 'upload_quota', 'You have no space left.');
  expect(await failureOf(get)).toEqual({ message: 'You have no space left.', times: 1 });
});

test('a signed-out member is notified', async () => {
  const get = () => problem(401, 'sign_in_required', 'You’re signed out. Please sign in.');
  expect(await failureOf(get)).toEqual({ message: 'Authorization required', times: 1 });
});

test('a temporary error is retried', async () => {
  const answers = [
    problem(429, 'too_many_imports', 'Some are still running.'),
    problem(409, 'upload_quota', 'You have no space left.'),
  ];
  expect(await failureOf(() => answers.shift()!)).toEqual({ message: 'You have no space left.', times: 2 });
});
