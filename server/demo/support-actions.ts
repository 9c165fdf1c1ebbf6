/** Members' support requests: one is answered, one waits for the moderator. */
import { and, eq } from 'drizzle-orm';
import { purchases } from '#shared/orders/tables.ts';
import { answerRequest, askSupport } from '#server/features/support/public.ts';
import { DAY_MS } from './calendar.ts';
import { personId, workId } from './identifiers.ts';
import { MODERATOR } from './manifest.ts';
import type { PastAction } from './replay-actions.ts';

/** @param now when the gallery opens */
export function supportActions(now: Date): PastAction[] {
  const daysAgo = (days: number, run: PastAction['run']): PastAction => ({
    at: new Date(Math.floor(now.getTime() - days * DAY_MS)),
    run,
  });
  let requestId: string;
  return [
    daysAgo(5.2, async (then) => {
      const buyerId = personId('edmund-achter');
      const [order] = await then.db
        .select({ id: purchases.id })
        .from(purchases)
        .where(and(eq(purchases.artworkId, workId(41)), eq(purchases.buyerId, buyerId)));
      const request = await askSupport(
        then,
        { id: buyerId, role: 'member' },
        {
          subject: 'Change of address',
          message: 'I’m moving next month. How late can I change the shipping address?',
          purchaseId: order!.id,
          isAboutPremium: false,
        },
      );
      requestId = request.id;
    }),
    daysAgo(4.9, (then) =>
      answerRequest(
        then,
        { id: personId(MODERATOR), role: 'moderator' },
        requestId,
        'Until the artist ships it. Open the order under Purchases and choose “Edit address.”',
      ),
    ),
    daysAgo(0.4, (then) =>
      askSupport(
        then,
        { id: personId('mina-okoro'), role: 'member' },
        {
          subject: 'Invoice with a company name',
          message: 'Can you put my studio’s name on my subscription invoices, starting with the next one?',
          isAboutPremium: true,
        },
      ),
    ),
  ];
}
