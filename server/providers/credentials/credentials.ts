/** Content Credentials (C2PA): what Atelier says about a file, signed, and what files say that arrive. */
import path from 'node:path';
import { Tinypool } from 'tinypool';
import type { Answer, Task } from './credentials-thread.ts';
import type { FoundManifest } from './summary.ts';

/** What is signed into a file. */
export interface Statement {
  title: string;
  /** Null: no one is named. */
  artist: string | null;
  /** URL of the work's page. */
  url: string;
  /** The program or device; Atelier if absent. */
  generator?: string;
  /** An IPTC digital source type; null: not stated. */
  sourceType: string | null;
  publishedAt: Date;
  allowsAiTraining: boolean;
}

export interface Picture {
  bytes: Buffer;
  contentType: string;
}

export interface Authority {
  /** DER, the signer's certificate first. */
  chain: Uint8Array[];
  /** PKCS #8, on P-256. */
  key: Uint8Array;
  /** PEM. */
  anchors: string;
  endsAt: Date;
}

export interface ManifestReader {
  /** Null if the file carries no manifest. */
  read(picture: Picture): Promise<FoundManifest | null>;
}

export interface Credentials extends ManifestReader {
  /** @param parent what `read` returned of the upload */
  sign(picture: Picture, statement: Statement, parent: Buffer | null): Promise<Buffer>;
  /** The end of the current certificate: files signed with it must be signed again before. */
  endsAt(): Promise<Date>;
}

/** The box that holds a manifest in every format. A file without it needs no thread. */
const BOX = 'jumb';

/** Started for the first file, ended after a minute without one. */
const threads = new Tinypool({
  // Bundled like this file, or a source file like it.
  filename: new URL(`credentials-thread${path.extname(import.meta.url)}`, import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

const run = <T extends Task['do']>(task: Extract<Task, { do: T }>): Promise<Answer[T]> => threads.run(task);

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** @param anchors PEM of certificates whose signatures are believed */
export const createManifestReader = (anchors: () => Promise<string>): ManifestReader => ({
  async read(picture) {
    if (!picture.bytes.includes(BOX)) return null;
    const found = await run({ do: 'read', picture, anchors: await anchors() });
    return found && { ...found, parent: found.parent && toBuffer(found.parent) };
  },
});

/** @param trusted PEM of certificates whose signatures are believed beside our own */
export const createCredentials = (authority: () => Promise<Authority>, trusted: string): Credentials => ({
  ...createManifestReader(async () => `${(await authority()).anchors}\n${trusted}`),
  async sign(picture, statement, parent) {
    const { chain, key, anchors } = await authority();
    return toBuffer(await run({ do: 'sign', picture, statement, parent, chain, key, anchors }));
  },
  endsAt: async () => (await authority()).endsAt,
});
