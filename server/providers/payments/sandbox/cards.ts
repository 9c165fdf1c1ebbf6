/** Test cards and their behavior. Source: https://docs.stripe.com/testing */
import { cardError, invalid } from './api-error.ts';
import { type Form, text } from './forms.ts';
import { idOf, type Kinds } from './kinds.ts';
import { paymentMethod } from './shapes/payments.ts';
import type { Unit } from './store.ts';

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}
interface TestCard {
  brand?: string;
  decline?: Decline;
  /** 'unless_saved': no authentication for a card that may be charged later. */
  asks?: 'always' | 'unless_saved';
  /** Works while the customer is present, declines later. */
  declinesLater?: boolean;
  disputes?: boolean;
}

const declines = (decline_code: string, message = 'Your card was declined.', code = 'card_declined') => ({
  decline: { code, decline_code, message },
});
const CARDS: Record<string, TestCard> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': declines('generic_decline'),
  '4000000000009995': declines('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declines('lost_card'),
  '4000000000009979': declines('stolen_card'),
  '4000000000000069': declines('expired_card', 'Your card has expired.', 'expired_card'),
  '4000000000000127': declines('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  '4000000000000119': declines(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'processing_error',
  ),
  '4000002760003184': { asks: 'always' },
  '4000002500003155': { asks: 'unless_saved' },
  '4000008400001629': { asks: 'always', ...declines('generic_decline') },
  '4000000000000341': { declinesLater: true, ...declines('generic_decline') },
  '4000000000000259': { disputes: true },
};

function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function checkExpiry(month: number, year: number): void {
  const today = new Date();
  if (!(month >= 1 && month <= 12)) {
    throw cardError({
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    });
  }
  if (!(year * 12 + month >= today.getUTCFullYear() * 12 + today.getUTCMonth() + 1)) {
    throw cardError({
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    });
  }
}

/** Creates a payment method from form input. Only numbers from the table above are stored. */
export function addCard(unit: Unit, typed: Form): Kinds['payment_method'] {
  const number = (text(typed, 'number') ?? '').replaceAll(/\D/g, '');
  const month = Number(text(typed, 'exp_month'));
  const shortYear = Number(text(typed, 'exp_year'));
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  if (number.length < 12 || !passesLuhn(number)) {
    throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' });
  }
  checkExpiry(month, year);
  if (!/^\d{3,4}$/.test(text(typed, 'cvc') ?? '')) {
    throw cardError({ code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' });
  }
  const card = CARDS[number];
  if (!card) {
    throw cardError({
      code: 'card_declined',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      param: 'number',
    });
  }
  const method = unit.save(
    paymentMethod(unit.now, { brand: card.brand ?? 'visa', last4: number.slice(-4), month, year }),
  );
  unit.hide(method, { card: number });
  return method;
}

export const cardBehind = (unit: Unit, method: Kinds['payment_method']): TestCard =>
  CARDS[unit.hidden(method).card ?? ''] ?? {};

/** A card the customer's bank allows to be charged later. Throws `resource_missing`. */
export async function requireCardOf(
  unit: Unit,
  customer: string | null,
  methodId: string,
): Promise<Kinds['payment_method']> {
  const method = await unit.peek('payment_method', methodId);
  if (method && idOf(method.customer) === customer) return method;
  throw invalid(`The customer does not have a payment method with the ID ${methodId}.`, {
    code: 'resource_missing',
    param: 'payment_method',
  });
}
