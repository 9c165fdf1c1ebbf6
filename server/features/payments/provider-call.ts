/** The one place where a failure of the payment provider is caught. */
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';

/** Throws `feature_off`, and `payments_unavailable` instead of `PaymentsError`; logs only its code. */
export async function withProvider<T>(ctx: Context, work: (payments: Payments) => Promise<T>): Promise<T> {
  if (!ctx.payments) throw new AppError('feature_off');
  try {
    return await work(ctx.payments);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.error({ code: error.code, requestId: error.requestId }, 'payment provider failed');
    throw new AppError('payments_unavailable', { cause: error });
  }
}

/** A job finishes what fails now, or it is shown as it is stored. @returns null if it failed */
export async function tryLater<T>(ctx: Context, subject: object, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.warn({ ...subject, code: error.code, requestId: error.requestId }, 'payment provider failed');
    return null;
  }
}
