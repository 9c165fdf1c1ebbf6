import { ApiError, invalid } from './api-error.ts';
import { addCard, cardBehind } from './cards.ts';
import { emit } from './events.ts';
import { type Form, part, text } from './forms.ts';
import { randomId } from './ids.ts';
import { refuse, succeed } from './intent-outcomes.ts';
import { idOf, type Kinds } from './kinds.ts';
import type { Unit } from './store.ts';

type Intent = Kinds['payment_intent'];

const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

export const unexpectedState = (intent: Intent, message: string) =>
  new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: structuredClone(intent),
  });

async function methodFor(unit: Unit, intent: Intent, form: Form): Promise<Kinds['payment_method']> {
  const typed = part(form, 'payment_method_data');
  if (typed) return addCard(unit, part(typed, 'card') ?? {});
  return unit.get('payment_method', text(form, 'payment_method') ?? idOf(intent.payment_method));
}

/** Charges the card, or asks its holder to authenticate. @param offSession the holder is not present */
export async function confirmIntent(
  unit: Unit,
  intent: Intent,
  form: Form,
  offSession = false,
): Promise<Intent> {
  if (!CONFIRMABLE.has(intent.status)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's status is ${intent.status}, so it can't be confirmed.`,
    );
  }
  const method = await methodFor(unit, intent, form);
  const card = cardBehind(unit, method);
  const isAgreed = offSession && card.asks === 'unless_saved' && unit.hidden(method).reusable;
  if (card.asks && !isAgreed) {
    if (offSession) {
      await refuse(unit, intent, method, {
        code: 'authentication_required',
        decline_code: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
      });
    }
    Object.assign(intent, {
      status: 'requires_action',
      payment_method: method.id,
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'stripe_3ds2_fingerprint', source: randomId('src') },
      },
    });
    unit.save(intent);
    await emit(unit, 'payment_intent.requires_action', intent);
    return intent;
  }
  if (card.decline && (offSession || !card.declinesLater)) await refuse(unit, intent, method, card.decline);
  await succeed(unit, intent, method);
  return intent;
}

/** The card holder has authenticated or refused. */
export async function authenticateIntent(unit: Unit, intent: Intent, isConfirmed: boolean): Promise<Intent> {
  if (intent.status !== 'requires_action') {
    throw invalid('Nothing to authenticate.', { code: 'payment_intent_unexpected_state' });
  }
  const method = await unit.get('payment_method', idOf(intent.payment_method));
  if (!isConfirmed) {
    const decline = {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    };
    await refuse(unit, intent, method, decline, { withCharge: false });
  }
  const { decline } = cardBehind(unit, method);
  if (decline) await refuse(unit, intent, method, decline);
  await succeed(unit, intent, method);
  return intent;
}
