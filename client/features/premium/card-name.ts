import { t } from '#client/lib/t.ts';

const NAMES: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "visa" -> "Visa". */
export const cardName = (brand: string): string => NAMES[brand] ?? t('Card');
