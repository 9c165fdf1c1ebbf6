/** What the thread runs: signing and reading take longer than anyone else's request should wait. */
import { coseSigner } from './cose.ts';
import { readPicture, signPicture } from './c2pa.ts';
import type { Authority, Picture, Statement } from './credentials.ts';
import type { FoundManifest } from './summary.ts';

type Sign = Pick<Authority, 'chain' | 'key' | 'anchors'> & {
  do: 'sign';
  picture: Picture;
  statement: Statement;
  parent: Uint8Array | null;
};
interface Read {
  do: 'read';
  picture: Picture;
  anchors: string;
}
export type Task = Sign | Read;
export interface Answer {
  sign: Uint8Array;
  read: FoundManifest | null;
}

export default async function answer(task: Task): Promise<Uint8Array | FoundManifest | null> {
  if (task.do === 'read') return readPicture(task.picture, task.anchors);
  const { picture, statement, parent, chain, key, anchors } = task;
  return signPicture(picture, statement, parent, coseSigner(chain, key), anchors);
}
