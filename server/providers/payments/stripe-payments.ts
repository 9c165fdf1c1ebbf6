import type { Payments } from './payments.ts';
import { createBilling } from './stripe-billing.ts';
import { createStripeClient, type Endpoint } from './stripe-client.ts';
import { verifyEvent } from './stripe-events.ts';
import { createIntents } from './stripe-intents.ts';
import { createAccounts, createTransfers } from './stripe-transfers.ts';

interface StripeOptions {
  mode: Payments['mode'];
  secretKey: string;
  publishableKey: string;
  webhookSecrets: string[];
  endpoint?: Endpoint;
  /** For one attempt of a call; there are two. */
  timeoutMs: number;
}

/** The real provider, or the stand-in behind the same SDK. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = createStripeClient(options);
  return {
    mode: options.mode,
    publishableKey: options.publishableKey,
    ...createIntents(stripe),
    accounts: createAccounts(stripe),
    transfers: createTransfers(stripe),
    billing: createBilling(stripe),
    verifyEvent: (rawBody, signature) => verifyEvent(options.webhookSecrets, rawBody, signature),
  };
}
