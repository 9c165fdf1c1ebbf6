/** Sample files, and the calls a browser makes to upload one. */
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { TestApp } from '#server/testing/app.ts';
import { type Job, askAs } from '#server/testing/hire-work.ts';

/** One entry, not compressed. Source: APPNOTE.TXT 4.3. */
export function zipOf(name: string, content = 'Some words.'): Buffer {
  const data = Buffer.from(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt32LE(crc32(data), 14);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(data.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  local.copy(central, 16, 14, 28);
  const file = Buffer.concat([local, Buffer.from(name), data]);
  const directory = Buffer.concat([central, Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, directory, end]);
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

/** The photo has the camera's GPS position. */
export const takePhoto = (): Promise<Buffer> =>
  sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

interface Sent {
  fileId: string;
  uploadURL: string;
}
interface FileInfo {
  name?: string;
  contentType?: string;
}

/** Asks for a URL and PUTs the bytes there. */
export async function sendBytes(
  app: TestApp,
  job: Job,
  who: { cookie: string },
  bytes: Buffer,
  { name = 'plan.pdf', contentType = 'application/pdf' }: FileInfo = {},
): Promise<Sent> {
  const about = { name, size: bytes.length, contentType };
  const { status, body } = await askAs(
    app,
    who,
    'POST',
    `/hire-projects/${job.project.id}/files/upload`,
    about,
  );
  if (status !== 200) throw new Error(`The URL was refused: ${status} ${body.code}`);
  await putTo(body.uploadURL, bytes, contentType);
  return body as Sent;
}

export async function putTo(url: string, bytes: Buffer, contentType: string): Promise<void> {
  const { status } = await fetch(url, {
    method: 'PUT',
    body: bytes as BodyInit,
    headers: { 'content-type': contentType },
  });
  if (status !== 200) throw new Error(`The PUT was answered with ${status}`);
}

export const addSent = (
  app: TestApp,
  job: Job,
  who: { cookie: string } | null,
  fileId: string,
  more: object = {},
) => askAs(app, who, 'POST', `/hire-projects/${job.project.id}/files`, { fileId, ...more });

/** The whole upload; returns the response of the last call. */
export async function shareFile(
  app: TestApp,
  job: Job,
  who: { cookie: string },
  bytes: Buffer,
  info: FileInfo = {},
  more: object = {},
) {
  const { fileId } = await sendBytes(app, job, who, bytes, info);
  return addSent(app, job, who, fileId, more);
}
