/** A few pictures arrive with a signature of their own: of a camera, of an AI tool, and of someone unknown. */
import type { Context } from '../context.ts';
import { authorityOf } from '#server/providers/credentials/authority.ts';
import {
  type Credentials,
  type Picture,
  type Statement,
  createCredentials,
} from '#server/providers/credentials/credentials.ts';
import { makeRoot, makeSigner } from '#server/providers/credentials/make-chain.ts';

const DAY_MS = 86_400_000;
const SAID: Record<number, Pick<Statement, 'sourceType'> & { generator: string; isKnown: boolean }> = {
  4: { generator: 'Sandbox Dream 3', sourceType: 'trainedAlgorithmicMedia', isKnown: true },
  28: { generator: 'Print Proofs', sourceType: 'digitalCapture', isKnown: false },
  37: { generator: 'Sandbox Camera 1', sourceType: 'digitalCapture', isKnown: true },
};
/** Its artist did not say how it was made. */
export const NOT_STATED = 27;

async function stranger(now: Date): Promise<Credentials> {
  const name = 'Studio Cert 2';
  const root = await makeRoot(name, now);
  const life = { from: new Date(now.getTime() - DAY_MS), until: new Date(now.getTime() + 365 * DAY_MS) };
  const { certificate, privateKey } = await makeSigner(root, name, life);
  const authority = authorityOf(`${certificate}\n${root.certificate}`, privateKey);
  return createCredentials(async () => authority, '');
}

/** The stand-in authority signs for the makers we know; a real one signs nothing made up. */
export async function withSignature(ctx: Context, work: number, picture: Picture): Promise<Buffer> {
  const said = SAID[work];
  if (!said || !ctx.credentials || ctx.config.credentials) return picture.bytes;
  const { isKnown, ...what } = said;
  const by = isKnown ? ctx.credentials : await stranger(ctx.clock.now());
  const statement = {
    ...what,
    title: 'Untitled',
    artist: null,
    url: ctx.config.publicUrl,
    publishedAt: ctx.clock.now(),
    allowsAiTraining: false,
  };
  return by.sign(picture, statement, null);
}
