/** The official library, as WebAssembly. Runs in a thread. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import init, { WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';
import type { Signer } from './cose.ts';
import type { Picture, Statement } from './credentials.ts';
import { type FoundManifest, type ManifestStore, isPrivate, summarize } from './summary.ts';

/** The library reads Blobs with the browser's FileReaderSync, which Node lacks: a Blob that remembers its bytes stands in. */
class BytesBlob extends Blob {
  readonly raw: Uint8Array<ArrayBuffer>;
  constructor(raw: Uint8Array<ArrayBuffer>, type: string) {
    super([raw], { type });
    this.raw = raw;
  }
  override slice(start?: number, end?: number, type = this.type): BytesBlob {
    return new BytesBlob(this.raw.subarray(start, end), type);
  }
}
Object.assign(globalThis, {
  FileReaderSync: class {
    readAsArrayBuffer = (blob: BytesBlob): ArrayBuffer => new Uint8Array(blob.raw).buffer;
  },
});

const AGENT = { name: 'Atelier' };
const PARENT = 'upload';
const ARCHIVE = 'application/c2pa';
/** Certificates for documents, e-mail and claims, one object identifier a line. */
const PURPOSES = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36', '1.3.6.1.4.1.62558.2.1'].join('\n');
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const USES = ['ai_generative_training', 'ai_training', 'ai_inference', 'data_mining'];
/** Data of its own inside a picture in a manifest. */
const HIDDEN = ['Exif\0\0', 'http://ns.adobe.com/xap', 'Photoshop 3.0'];

let ready: Promise<unknown> | undefined;
const load = (): Promise<unknown> =>
  (ready ??= init({
    module_or_path: readFileSync(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm')),
  }));

/** A file names no one who is then asked: no call leaves this machine. */
const settings = (anchors: string): string =>
  JSON.stringify({
    // The library refuses an empty list.
    trust: { ...(anchors && { user_anchors: anchors }), trust_config: PURPOSES },
    verify: { verify_trust: true, ocsp_fetch: false, remote_manifest_fetch: false },
    builder: { thumbnail: { enabled: false } },
  });

const blob = (bytes: Uint8Array, type: string): BytesBlob => new BytesBlob(new Uint8Array(bytes), type);

const parentOf = (title: string): string =>
  JSON.stringify({ title, relationship: 'parentOf', label: PARENT, instance_id: PARENT });

/** A first action without a source type must open something: then, what was uploaded. */
const firstAction = (sourceType: string | null, opensParent: boolean) =>
  opensParent
    ? {
        action: 'c2pa.opened',
        parameters: { ingredientIds: [PARENT] },
        ...(sourceType === null ? {} : { digitalSourceType: SOURCE_TYPE + sourceType }),
      }
    : { action: 'c2pa.created', digitalSourceType: SOURCE_TYPE + sourceType };

function definition(contentType: string, statement: Statement, opensParent: boolean): string {
  const { title, artist, url, generator = AGENT.name, sourceType, publishedAt, allowsAiTraining } = statement;
  const use = allowsAiTraining ? 'allowed' : 'notAllowed';
  const agent = { name: generator };
  const metadata = {
    label: 'cawg.metadata',
    data: {
      '@context': { dc: 'http://purl.org/dc/elements/1.1/' },
      'dc:creator': [artist],
      'dc:title': title,
      'dc:identifier': url,
    },
  };
  const published = { action: 'c2pa.published', when: publishedAt.toISOString(), softwareAgent: agent };
  return JSON.stringify({
    claim_generator_info: [agent],
    title,
    format: contentType,
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: { actions: [firstAction(sourceType, opensParent), published] },
      },
      ...(artist === null ? [] : [metadata]),
      {
        label: 'cawg.training-mining',
        data: { entries: Object.fromEntries(USES.map((name) => [`cawg.${name}`, { use }])) },
      },
    ],
  });
}

export async function signPicture(
  { bytes, contentType }: Picture,
  statement: Statement,
  parent: Uint8Array | null,
  signer: Signer,
  anchors: string,
): Promise<Uint8Array> {
  await load();
  const opensParent = parent !== null || statement.sourceType === null;
  const builder = WasmBuilder.fromJson(definition(contentType, statement, opensParent), settings(anchors));
  try {
    if (parent) {
      await builder.addIngredientFromBlob(parentOf(statement.title), ARCHIVE, blob(parent, ARCHIVE));
    } else if (opensParent) builder.addIngredient(parentOf(statement.title));
    return await builder.sign(signer, [], contentType, blob(bytes, contentType));
  } finally {
    builder.free();
  }
}

/** The manifest without its picture, as an ingredient of what is made of it. */
async function archiveOf({ bytes, contentType }: Picture, anchors: string): Promise<Buffer | null> {
  const builder = WasmBuilder.fromJson(JSON.stringify({ claim_generator_info: [AGENT] }), settings(anchors));
  try {
    await builder.addIngredientFromBlob(parentOf('Upload'), contentType, blob(bytes, contentType));
    const archive = Buffer.from(builder.toArchive());
    return HIDDEN.some((mark) => archive.includes(mark, 0, 'latin1')) ? null : archive;
  } finally {
    builder.free();
  }
}

async function readStore({ bytes, contentType }: Picture, anchors: string): Promise<ManifestStore | null> {
  await load();
  try {
    const reader = await WasmReader.fromBytes(contentType, new Uint8Array(bytes), settings(anchors));
    try {
      return JSON.parse(reader.json()) as ManifestStore;
    } finally {
      reader.free();
    }
  } catch {
    // No manifest, or none that can be read: nothing is known.
    return null;
  }
}

export async function readPicture(picture: Picture, anchors: string): Promise<FoundManifest | null> {
  const store = await readStore(picture, anchors);
  if (!store?.manifests) return null;
  const summary = summarize(store);
  const mayEmbed = summary.validity !== 'damaged' && !isPrivate(store);
  return { ...summary, parent: mayEmbed ? await archiveOf(picture, anchors) : null };
}
