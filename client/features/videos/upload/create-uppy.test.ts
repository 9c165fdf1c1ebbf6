import { afterEach, expect, test, vi } from 'vitest';
import { problem, stubApi } from '#client/lib/testing/stub-api.tsx';
import { createUppy } from './create-uppy.ts';
import { createMultipart, signPart } from './s3-calls.ts';

const MB = 2 ** 20;
// Files are kept in the browser's database, which there is none of here.
vi.mock('@uppy/golden-retriever', async () => {
  const { BasePlugin } = await import('@uppy/core');
  return {
    default: class extends BasePlugin<Record<string, unknown>, never, never> {
      override id = 'GoldenRetriever';
      override type = 'debugger';
    },
  };
});

const uppy = createUppy('test');
const optionsOf = (id: string) => uppy.getPlugin(id)?.opts as Record<string, unknown>;
const file = (name: string, type: string, size = 10) => {
  const data = new File(['x'], name, { type });
  Object.defineProperty(data, 'size', { value: size });
  return { name, type, data };
};

afterEach(() => {
  uppy.cancelAll();
  vi.unstubAllGlobals();
});

test('the constants are the spec’s', () => {
  const store = optionsOf('AwsS3Multipart') as {
    shouldUseMultipart: (file: { size: number }) => boolean;
    getChunkSize: (file: { size: number }) => number;
  };
  expect(store).toMatchObject({ limit: 6, retryDelays: [0, 1000, 3000, 5000] });
  expect(store.shouldUseMultipart({ size: 100 * MB })).toBe(false);
  expect(store.shouldUseMultipart({ size: 100 * MB + 1 })).toBe(true);
  expect(store.getChunkSize({ size: 500 * MB })).toBe(5 * MB);
  expect(store.getChunkSize({ size: 100_000 * MB }) * 10_000).toBeGreaterThanOrEqual(100_000 * MB);
  expect(uppy.opts).toMatchObject({
    infoTimeout: 5000,
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: 500 * MB,
      allowedFileTypes: ['video/mp4', 'video/webm', 'video/quicktime'],
    },
  });
});

test('a whole video survives a reload', () => {
  expect(optionsOf('GoldenRetriever').indexedDB).toMatchObject({ maxFileSize: 500 * MB });
});

test.each([
  ['too large', file('a.mp4', 'video/mp4', 500 * MB + 1), 'This video is too large. The limit is 500 MB.'],
  ['of another kind', file('a.avi', 'video/x-msvideo'), 'Only MP4, MOV and WebM videos are supported.'],
])('a file that is %s is refused with a reason', (_name, refused, sentence) => {
  expect(() => uppy.addFile(refused)).toThrow(sentence);
});

test('a second file is refused', () => {
  stubApi({ 'GET /api/s3/params': () => new Promise<Response>(() => {}) });
  uppy.addFile(file('a.mp4', 'video/mp4'));
  expect(() => uppy.addFile(file('b.mp4', 'video/mp4'))).toThrow('You can only upload one video.');
});

test('a part needs to be named before it is signed', async () => {
  await expect(signPart({ key: 'k', partNumber: 1 })).rejects.toThrow(
    'Cannot sign without a key, an uploadId, and a partNumber',
  );
});

test.each([
  ['sign_in_required', 'Authorization required'],
  ['upload_quota', 'monthly upload limit'],
] as const)('what the server says to %s reaches the member', async (code, words) => {
  stubApi({ 'POST /api/s3/multipart': () => problem(code) });
  await expect(createMultipart({ name: 'a.mp4', type: 'video/mp4' })).rejects.toThrow(words);
});
