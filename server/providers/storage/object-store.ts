import type { Readable } from 'node:stream';

/** Private object storage that speaks S3. Keys are chosen by the server; nothing in it is public by itself. */
export interface ObjectStore {
  /**
   * A URL that accepts one PUT of one object.
   * @param options.contentType signed into the URL if given, so that another type is refused
   * @param options.bytes signed likewise
   * @param options.expiresIn seconds
   */
  presignPut(
    key: string,
    options: { contentType?: string; bytes?: number; expiresIn: number },
  ): Promise<string>;
  /** The key a presigned URL (or its path, or a multipart location) points to, or null if it is not ours. */
  keyOf(url: string): string | null;
  isEmpty(): Promise<boolean>;
  /** Size in bytes, or null if there is no such object. */
  size(key: string): Promise<number | null>;
  /** The whole object. Throws if it is larger than `maxBytes` or absent. */
  read(key: string, maxBytes: number): Promise<Buffer>;
  /**
   * The object as a stream, or null if there is no such object.
   * @param isPatient the reader may pause for minutes
   */
  stream(
    key: string,
    isPatient?: boolean,
  ): Promise<{ body: Readable; bytes: number; contentType: string; etag: string } | null>;
  /**
   * A URL that reads one object, ranges included.
   * @param options.expiresIn seconds
   * @param options.disposition the Content-Disposition of the response
   */
  presignGet(
    key: string,
    options: { expiresIn: number; contentType?: string; disposition?: string },
  ): Promise<string>;
  /** A form that accepts one object of the type, up to `maxBytes`, by POST. */
  presignPost(
    key: string,
    options: { contentType: string; maxBytes: number; expiresIn: number },
  ): Promise<{ url: string; fields: Record<string, string> }>;
  multipart: Multipart;
  /** Copies the bytes to another key. */
  copy(from: string, to: string): Promise<void>;
  write(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Stores a local file of any size. */
  writeFile(key: string, file: string, contentType: string): Promise<void>;
  /** Stores a stream of unknown length, a part of it in memory at a time; nothing if the stream breaks. */
  writeStream(key: string, body: Readable, contentType: string): Promise<void>;
  /** Temporary credentials that only put objects below `prefix`; null if not configured. */
  issueTemporaryCredentials: ((prefix: string) => Promise<TemporaryCredentials>) | null;
  /** Removes the objects; absent ones are ignored. */
  remove(keys: string[]): Promise<void>;
}

export interface TemporaryCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiresAt: Date;
  bucket: string;
  region: string;
}

export interface Part {
  number: number;
  etag: string;
  bytes: number;
}

/** Multipart uploads; `uploadId` is the store's. Throws an Error with status 404 for anything absent. */
export interface Multipart {
  bucket: string;
  create(key: string, contentType: string): Promise<string>;
  list(key: string, uploadId: string): Promise<Part[]>;
  /** A URL that accepts one part. @param expiresIn seconds */
  presignPart(key: string, uploadId: string, number: number, expiresIn: number): Promise<string>;
  complete(key: string, uploadId: string, parts: { number: number; etag: string }[]): Promise<void>;
  abort(key: string, uploadId: string): Promise<void>;
}
