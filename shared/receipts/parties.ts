/** Who stands on a receipt, alike for the screen and the PDF. */
import { displayName } from '#shared/kernel/names.ts';
import type { Receipt } from './contract.ts';

export interface PrintedParty {
  name: string;
  lines: string[];
  taxNumber: string | null;
}

const isText = (line: string | null | undefined): line is string => Boolean(line);

/** Of a buyer's receipt also the company, if one was given before the payment. */
export function issuedToOf({ receiptType, issuedTo, issuedToEmail, purchase }: Receipt): PrintedParty {
  const buyer = receiptType === 'buyer' ? purchase.billing?.buyer : undefined;
  const name = buyer?.company ?? issuedTo;
  return {
    name,
    lines: [name === issuedTo ? null : issuedTo, issuedToEmail].filter(isText),
    taxNumber: buyer?.taxNumber ?? null,
  };
}

/** With the business that the seller named, never with a delivery or payout address. */
export function soldByOf({ purchase: { seller, billing } }: Receipt): PrintedParty {
  const artist = displayName(seller);
  const name = billing?.seller.name ?? artist;
  return {
    name,
    lines: [name === artist ? null : artist, ...(billing?.seller.address?.split('\n') ?? [])].filter(isText),
    taxNumber: billing?.seller.taxNumber ?? null,
  };
}
