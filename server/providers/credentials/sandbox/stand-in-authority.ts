/** An authority of one's own, kept in the data directory. */
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { authorityOf } from '../authority.ts';
import type { Authority } from '../credentials.ts';
import { makeRoot, makeSigner } from '../make-chain.ts';

type Pair = Awaited<ReturnType<typeof makeRoot>>;
interface Kept {
  root: Pair;
  signer: Pair;
}

const ORGANIZATION = 'Atelier';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIFE_MS = 365 * DAY_MS;
/** Longer than what is signed is renewed before its end. */
const RENEWED_MS = 60 * DAY_MS;

const newSigner = (root: Pair, now: Date): Promise<Pair> =>
  makeSigner(root, ORGANIZATION, {
    from: new Date(Math.min(now.getTime(), Date.now()) - HOUR_MS),
    until: new Date(now.getTime() + LIFE_MS),
  });

async function readStored(file: string): Promise<Kept | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as Kept);
}

/** @param place puts the finished file in its place */
async function keep(file: string, kept: Kept, place: typeof link): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify(kept), { mode: 0o600 });
  try {
    await place(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Several processes may begin at once: the first one's root is everyone's. */
async function begin(file: string, now: Date): Promise<void> {
  const root = await makeRoot(ORGANIZATION, now);
  await keep(file, { root, signer: await newSigner(root, now) }, link).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}

/** @param clock may be ahead of real time, never behind */
export function standInAuthority(dataDir: string, clock: { now(): Date }): () => Promise<Authority> {
  const file = path.join(dataDir, 'content-credentials.json');
  let current: Authority | null = null;
  const isDue = (authority: Authority) => authority.endsAt.getTime() - clock.now().getTime() < RENEWED_MS;
  const toAuthority = ({ root, signer }: Kept): Authority =>
    authorityOf(`${signer.certificate}\n${root.certificate}`, signer.privateKey);
  const read = async (): Promise<Authority> => {
    if (!(await readStored(file))) await begin(file, clock.now());
    const kept = (await readStored(file))!;
    const authority = toAuthority(kept);
    if (!isDue(authority)) return authority;
    const renewed = { ...kept, signer: await newSigner(kept.root, clock.now()) };
    await keep(file, renewed, rename);
    return toAuthority(renewed);
  };
  return async () => (current = current && !isDue(current) ? current : await read());
}
