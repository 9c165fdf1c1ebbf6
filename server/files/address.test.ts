import { describe, expect, test } from 'vitest';
import { uploadIdOf } from './address.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const WHO = '22222222-2222-4222-8222-222222222222';

test.each([
  `http://127.0.0.1:5000/storage/atelier/uploads/${WHO}/${ID}?X-Amz-Expires=900`,
  `/storage/atelier/uploads/${WHO}/${ID}`,
  `https://s3.example/videos/${WHO}/${ID}/source`,
  `https://atelier.example/objects/${ID}`,
  `/objects/${ID}`,
  `/objects/${ID}#top`,
])('%s names the upload', (url) => {
  expect(uploadIdOf(url)).toBe(ID);
});

describe('names no upload:', () => {
  test.each([
    '',
    ID,
    `objects-${ID}`,
    `/objects/${ID}/`,
    `/objects/${ID}/large.webp`,
    `/objects/${ID}%00`,
    `/objects/${ID}\n.jpg`,
    `/objects/..%2F${ID}`,
    `/objects/${ID.slice(1)}`,
    `/objects?id=/objects/${ID}`,
    `/objects/#/objects/${ID}`,
    `/uploads/${ID}`,
    `/uploads/../${ID}`,
    `/originals/${WHO}/${ID}`,
    `/renditions/${ID}/card.webp`,
    `/media/${ID}/card.webp`,
    `/signed/${ID}/original`,
    `/films/${ID}/1/full`,
    `/videos/${WHO}/${ID}/source/..`,
    `/videos/${ID}/source`,
    `/projects/${WHO}/${ID}/incoming`,
    'https://elsewhere.test/a.jpg',
    '../../etc/passwd',
    'http://[',
  ])('%j', (url) => {
    expect(uploadIdOf(url)).toBeNull();
  });
});
