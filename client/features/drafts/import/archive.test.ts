/** Exports as the server writes them, and ZIPs that no one should unpack. */
import { expect, test } from 'vitest';
import { openArchive } from './archive.ts';
import { zipOf } from './testing.ts';

const open = (zip: Buffer) => openArchive(new Blob([new Uint8Array(zip)]));
const refusal = (detail: string) => expect.objectContaining({ name: 'Refusal', detail }) as Error;
const NONE = { 'data/artworks.json': '[]' };

/** Writes over every place where the bytes are. */
function forge(zip: Buffer, from: Buffer | string, to: Buffer | string): Buffer {
  const [old, next] = [Buffer.from(from), Buffer.from(to)];
  for (let at = zip.indexOf(old); at >= 0; at = zip.indexOf(old, at + 1)) next.copy(zip, at);
  return zip;
}
const size = (bytes: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(bytes);
  return four;
};

/** With an entry of its directory this many times. */
function repeat(zip: Buffer, times: number): Buffer {
  const end = zip.lastIndexOf('PK\u0005\u0006');
  const start = zip.readUInt32LE(end + 16);
  const entry = zip.subarray(start, end);
  const last = Buffer.from(zip.subarray(end));
  last.writeUInt16LE(times, 8);
  last.writeUInt16LE(times, 10);
  last.writeUInt32LE(entry.length * times, 12);
  return Buffer.concat([zip.subarray(0, start), ...Array.from({ length: times }, () => entry), last]);
}

test('rows become texts, and pictures are read when their turn comes', async () => {
  const row = {
    title: 'Blue',
    tags: ['sea', 'deep'],
    price: '12.00',
    is_for_sale: true,
    width: 800,
    sold_at: null,
  };
  const { works, pictures } = await open(
    await zipOf({
      'data/artworks.json': JSON.stringify([row, null, 7]),
      'files/pictures/one.png': 'pixels',
      'files/receipts/two.pdf': 'paper',
    }),
  );
  expect(works).toEqual([{ title: 'Blue', tags: 'sea, deep', price: '12.00', isForSale: 'true' }]);
  expect(pictures).toMatchObject([{ name: 'one.png', bytes: 6 }]);
  expect(await (await pictures[0]!.read()).text()).toBe('pixels');
});

test('an export that was unpacked and packed again, with a folder around it, is read as well', async () => {
  const { pictures } = await open(
    await zipOf({ 'mine/data/artworks.json': '[]', 'mine/files/pictures/one.png': 'pixels' }),
  );
  expect(pictures.map(({ name }) => name)).toEqual(['one.png']);
});

test.each<[what: string, zip: () => Promise<Buffer>, detail: string]>([
  ['no ZIP', async () => Buffer.from('no ZIP at all'), 'It is damaged, or no ZIP.'],
  [
    'another ZIP',
    () => zipOf({ 'a.txt': 'a' }),
    'It has no “data/artworks.json”. Pictures can be chosen once they are unpacked.',
  ],
  ['no rows', () => zipOf({ 'data/artworks.json': '{}' }), '“data/artworks.json” has no list of works.'],
  ['half a file', async () => (await zipOf(NONE)).subarray(0, 60), 'It is damaged, or no ZIP.'],
  [
    'a path out of its folder',
    async () => forge(await zipOf({ ...NONE, 'ab/abcd.png': '' }), 'ab/abcd', '../abcd'),
    'A path in it leads out of its folder.',
  ],
  [
    'an absolute path',
    async () => forge(await zipOf({ ...NONE, 'abcd.png': '' }), 'abcd', '/bcd'),
    'A path in it leads out of its folder.',
  ],
  ['more than 10,000 files', async () => repeat(await zipOf(NONE), 10_001), 'It has more than 10,000 files.'],
  [
    // 4 GB in two files, as their entries say.
    'a bomb that says so',
    async () => {
      const zip = await zipOf({ ...NONE, 'files/a': Buffer.alloc(54_321), 'files/b': Buffer.alloc(54_321) });
      return forge(zip, size(54_321), size(2 ** 31 + 1));
    },
    'Unpacked, it would be larger than 4 GB.',
  ],
  [
    'a list that unpacks to more than it may',
    async () => {
      const zip = await zipOf({ 'data/artworks.json': ' '.repeat(54_321) });
      return forge(zip, size(54_321), size(65 * 2 ** 20));
    },
    '“data/artworks.json” is larger than 64 MB.',
  ],
])('refused: %s', async (_what, zip, detail) => {
  await expect(open(await zip())).rejects.toThrow(refusal(detail));
});

test('a picture that unpacks to more than it says is not unpacked', async () => {
  const zip = await zipOf({ ...NONE, 'files/pictures/a.png': Buffer.alloc(7_654_321) });
  const { pictures } = await open(forge(zip, size(7_654_321), size(1000)));
  await expect(pictures[0]!.read()).rejects.toThrow('Invalid uncompressed size');
});

test('what is encrypted is refused', async () => {
  const zip = await zipOf({ ...NONE, 'files/pictures/a.png': 'pixels' });
  // The first bit of the flags, in the directory.
  const entry = zip.lastIndexOf('PK\u0001\u0002');
  zip.writeUInt16LE(zip.readUInt16LE(entry + 8) | 1, entry + 8);
  await expect(open(zip)).rejects.toThrow(refusal('It is encrypted.'));
});
