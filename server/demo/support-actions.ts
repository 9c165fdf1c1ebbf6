/** What members wanted to know: one has been answered, one waits for the moderator. */
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
          message: 'I am moving next month. Until when can I still correct where the work is sent?',
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
        'Until the artist has shipped it: open the order under Purchases and choose "Correct the address".',
      ),
    ),
    daysAgo(0.4, (then) =>
      askSupport(
        then,
        { id: personId('mina-okoro'), role: 'member' },
        {
          subject: 'Invoice with a company name',
          message: 'Can my studio be named on the invoices of my subscription, from the next one on?',
          isAboutPremium: true,
        },
      ),
    ),
  ];
}
