import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** @returns the content of each file by its name */
export async function unzip(file: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(file);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    files.set(entry.fileName, await buffer(stream));
  }
  return files;
}
