/** Checks the signed statement in a PDF with the published keys; the file is not sent. docs/certificates.md has the same as a script. */
import * as z from 'zod/mini';
import { KEYS_PATH } from '#shared/certificates/contract.ts';

/** genuine: the statement was signed by a published key; its certificate's number. */
export type Checked = { result: 'genuine'; number: string } | { result: 'changed' | 'none' | 'impossible' };

const FILES = /\/EmbeddedFile[^]*?\nstream\n([^]*?)\nendstream/dg;
const Statement = z.object({ key: z.string(), number: z.string() });
const Keys = z.object({ keys: z.array(z.object({ kid: z.string(), x: z.string() })) });

/** The first two attachments: the statement, and its signature in base64. */
function attachmentsOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(file);
  return [...text.matchAll(FILES)].map(({ indices }) => {
    const [from, to] = indices![1]!;
    return file.slice(from, to);
  });
}

async function isSigned(
  statement: Uint8Array<ArrayBuffer>,
  signature: string,
  kid: string,
): Promise<boolean> {
  const answer = await fetch(KEYS_PATH);
  const known = z.parse(Keys, await answer.json()).keys.find((key) => key.kid === kid);
  if (!known) return false;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: known.x };
  const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  return crypto.subtle.verify('Ed25519', key, bytes, statement);
}

export async function checkStatement(file: Blob): Promise<Checked> {
  try {
    const [statement, signature] = attachmentsOf(new Uint8Array(await file.arrayBuffer()));
    if (!statement || !signature) return { result: 'none' };
    const decoder = new TextDecoder();
    const { data: said } = z.safeParse(Statement, readJson(decoder.decode(statement)));
    if (!said || !(await isSigned(statement, decoder.decode(signature), said.key)))
      return { result: 'changed' };
    return { result: 'genuine', number: said.number };
  } catch {
    return { result: 'impossible' };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
