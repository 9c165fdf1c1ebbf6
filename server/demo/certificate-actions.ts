/** Certificates come with the sales, and refunds void them. One buyer is named on two, and has transferred one of them. */
import { and, asc, eq } from 'drizzle-orm';
import { purchases } from '#shared/orders/tables.ts';
import {
  acceptHandover,
  makeLink,
  nameInChain,
  readCertificateOf,
} from '#server/features/certificates/public.ts';
import type { Context } from '../context.ts';
import { DAY_MS } from './calendar.ts';
import { personId, workId } from './identifiers.ts';
import type { PastAction } from './replay-actions.ts';

const OWNER = { id: personId('edmund-achter'), role: 'member' } as const;
const NEXT_OWNER = { id: personId('rosalba-nieto'), role: 'member' } as const;
const HANDED_ON = 3;
/** Refunded later. */
const REFUNDED = 26;

/** Names the owner on the first number they bought. @returns its code */
async function nameOwner(then: Context, work: number): Promise<string> {
  const [order] = await then.db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.artworkId, workId(work)), eq(purchases.buyerId, OWNER.id)))
    .orderBy(asc(purchases.editionNumber))
    .limit(1);
  const { proof } = await readCertificateOf(then, OWNER, order!.id);
  await nameInChain(then, OWNER, proof.code, true);
  return proof.code;
}

/** @param now when the gallery opens */
export function certificateActions(now: Date): PastAction[] {
  const daysAgo = (days: number, run: PastAction['run']): PastAction => ({
    at: new Date(Math.floor(now.getTime() - days * DAY_MS)),
    run,
  });
  let [code, take] = ['', ''];
  return [
    daysAgo(30.4, async (then) => {
      code = await nameOwner(then, HANDED_ON);
      const { url } = await makeLink(then, OWNER, code);
      take = new URL(url).searchParams.get('take')!;
    }),
    daysAgo(30.1, (then) => acceptHandover(then, NEXT_OWNER, code, { take, isNamed: false })),
    daysAgo(12.2, (then) => nameOwner(then, REFUNDED)),
  ];
}
