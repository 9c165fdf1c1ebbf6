import { Stripe } from 'stripe';
import { DELIVERY_FAULTS, takeFault } from './faults.ts';
import { randomId } from './ids.ts';
import type { EventObject } from './kinds.ts';
import type { Unit } from './store.ts';

/** Records an event and its delivery, which is sent after the commit. */
export async function emit(
  unit: Unit,
  type: string,
  object: object,
  extra: { previous?: object; account?: string } = {},
): Promise<void> {
  const event: EventObject = unit.save({
    id: randomId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: unit.now,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { ...unit.cause },
    data: {
      object: structuredClone(object),
      ...(extra.previous ? { previous_attributes: extra.previous } : {}),
    },
    ...(extra.account ? { account: extra.account } : {}),
  });
  const fault = await takeFault(unit, type, DELIVERY_FAULTS);
  if (fault?.action === 'drop') return;
  const dueAt = new Date(Date.now() + (fault?.action === 'delay' ? (fault.ms ?? 1000) : 0));
  const copies = fault?.action === 'dup' ? (fault.n ?? 2) : 1;
  for (let copy = 0; copy < copies; copy++) {
    unit.save(
      {
        id: randomId('dlv'),
        object: 'delivery',
        event: event.id,
        type,
        attempt: 0,
        status: 0,
        badSignature: fault?.action === 'bad_signature',
      },
      dueAt,
    );
  }
}
