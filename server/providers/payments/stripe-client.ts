/** The SDK's client; keeps its errors inside. */
import { Stripe } from 'stripe';
import { PaymentsError } from './payments.ts';

const RETRIES = 1;
/** The provider's maximum page size. */
export const PAGE = 100;

/** The stand-in instead of api.stripe.com. */
export interface Endpoint {
  host: string;
  port: number;
  protocol: 'http';
}

interface ClientOptions {
  secretKey: string;
  endpoint?: Endpoint;
  timeoutMs: number;
}
export const createStripeClient = ({ secretKey, endpoint, timeoutMs }: ClientOptions): Stripe =>
  new Stripe(secretKey, { ...endpoint, telemetry: false, timeout: timeoutMs, maxNetworkRetries: RETRIES });

export const hasCode = (error: unknown, code: string): boolean => (error as { code?: string }).code === code;
export const isCardError = (error: unknown): boolean => error instanceof Stripe.errors.StripeCardError;
/** In the provider's unit, seconds. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
export const toDate = (seconds: number): Date => new Date(seconds * 1000);
/** The id behind a field that may be expanded. */
export const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null);

/** Stripe's errors contain keys, secrets and payloads: only their code is passed on. */
function toPaymentsError(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return new PaymentsError('unavailable');
  const isTransient =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError;
  return new PaymentsError(isTransient ? 'unavailable' : (error.code ?? error.type), error.requestId);
}

/** Turns whatever the call throws into `PaymentsError`. */
export async function guarded<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toPaymentsError(error);
  }
}

/** Iterates over all pages of a list. Throws `PaymentsError`. */
export async function* guardedEach<T, R>(
  entries: AsyncIterable<T>,
  toResult: (entry: T) => R | Promise<R>,
): AsyncGenerator<R> {
  try {
    for await (const entry of entries) yield await toResult(entry);
  } catch (error) {
    throw toPaymentsError(error);
  }
}
