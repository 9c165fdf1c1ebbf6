import type { Readable } from 'node:stream';

/** Private object storage that speaks S3. Keys are chosen by the server; nothing in it is public by itself. */
export interface ObjectStore {
  /**
   * A URL that accepts one PUT of one object.
   * @param options.contentType signed into the URL when given, so another type is refused
   * @param options.bytes signed likewise
   * @param options.expiresIn seconds
   */
  presignPut(
    key: string,
    options: { contentType?: string; bytes?: number; expiresIn: number },
  ): Promise<string>;
  /** The key a presigned URL (or its path, or a multipart location) points to, or null when it is not ours. */
  keyOf(url: string): string | null;
  /** Size in bytes, or null when there is no such object. */
  size(key: string): Promise<number | null>;
  /** The whole object. Throws when it is larger than `maxBytes` or absent. */
  read(key: string, maxBytes: number): Promise<Buffer>;
  /** The object as a stream, or null when there is no such object. */
  stream(key: string): Promise<{ body: Readable; bytes: number; contentType: string; etag: string } | null>;
  write(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Removes the objects; absent ones are fine. */
  remove(keys: string[]): Promise<void>;
}
