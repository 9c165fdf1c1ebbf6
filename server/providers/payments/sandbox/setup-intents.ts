/** Cards saved for later: confirmed like a payment, without a charge. */
import { ApiError, cardError, invalid } from './api-error.ts';
import { addCard, cardBehind, type Decline } from './cards.ts';
import { emit } from './events.ts';
import { type Form, metadata, part, text } from './forms.ts';
import { randomId } from './ids.ts';
import { idOf, type Kinds } from './kinds.ts';
import { on, readable, type Route } from './router.ts';
import { setupIntent } from './shapes/setup.ts';
import type { Unit } from './store.ts';

type Setup = Kinds['setup_intent'];
type Method = Kinds['payment_method'];

const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

const unexpectedState = (setup: Setup) =>
  new ApiError(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `This SetupIntent's status is ${setup.status}, so this cannot be done.`,
    setup_intent: structuredClone(setup),
  });

async function refuse(unit: Unit, setup: Setup, method: Method, decline: Decline): Promise<never> {
  const body = {
    code: decline.code,
    decline_code: decline.code === 'card_declined' ? decline.decline_code : undefined,
    message: decline.message,
    payment_method: structuredClone(method),
  };
  Object.assign(setup, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { type: 'card_error', ...body },
  });
  unit.save(setup);
  await emit(unit, 'setup_intent.setup_failed', setup);
  throw cardError({ ...body, setup_intent: structuredClone(setup) });
}

async function succeed(unit: Unit, setup: Setup, method: Method): Promise<Setup> {
  method.customer = idOf(setup.customer);
  unit.save(method);
  unit.hide(method, { reusable: true });
  Object.assign(setup, {
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  });
  unit.save(setup);
  await emit(unit, 'setup_intent.succeeded', setup);
  await emit(unit, 'payment_method.attached', method);
  return setup;
}

async function confirm(unit: Unit, form: Form, id: string): Promise<object> {
  const setup = await unit.get('setup_intent', id);
  if (!CONFIRMABLE.has(setup.status)) throw unexpectedState(setup);
  const typed = part(form, 'payment_method_data');
  const method = typed
    ? addCard(unit, part(typed, 'card') ?? {})
    : await unit.get('payment_method', text(form, 'payment_method') ?? null);
  const card = cardBehind(unit, method);
  if (card.asks) {
    Object.assign(setup, {
      status: 'requires_action',
      payment_method: method.id,
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'stripe_3ds2_fingerprint', source: randomId('src') },
      },
    });
    unit.save(setup);
    await emit(unit, 'setup_intent.requires_action', setup);
    return setup;
  }
  if (card.decline && !card.declinesLater) await refuse(unit, setup, method, card.decline);
  return succeed(unit, setup, method);
}

/** The card holder has authenticated or refused. */
async function authenticate(unit: Unit, form: Form, id: string): Promise<object> {
  const setup = await unit.get('setup_intent', id);
  if (setup.status !== 'requires_action') throw unexpectedState(setup);
  const method = await unit.get('payment_method', idOf(setup.payment_method));
  if (text(form, 'outcome') !== 'succeed') {
    await refuse(unit, setup, method, {
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }
  const { decline } = cardBehind(unit, method);
  if (decline) await refuse(unit, setup, method, decline);
  return succeed(unit, setup, method);
}

async function create(unit: Unit, form: Form): Promise<object> {
  const named = text(form, 'customer');
  if (!named) throw invalid('The payments sandbox keeps cards of customers only.', { param: 'customer' });
  const customer = await unit.get('customer', named);
  const setup = unit.save(
    setupIntent(unit.now, {
      customer: customer.id,
      usage: text(form, 'usage') ?? 'off_session',
      metadata: metadata(form),
    }),
  );
  await emit(unit, 'setup_intent.created', setup);
  return setup;
}

export const setupRoutes: Route[] = [
  ...readable('/setup_intents', 'setup_intent', ['customer']),
  on('POST', '/setup_intents', create),
  on('POST', '/setup_intents/:id/confirm', confirm),
  on('POST', '/setup_intents/:id/sandbox_authenticate', authenticate),
];
