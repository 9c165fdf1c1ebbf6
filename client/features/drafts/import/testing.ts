import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** @param files by their paths */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 1000 });
  zip.end();
  return buffer(zip.outputStream);
}
