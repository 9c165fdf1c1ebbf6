/** Handles a request in one transaction, with injected faults. */
import type { ServerResponse } from 'node:http';
import type pg from 'pg';
import { ApiError } from './api-error.ts';
import { addInvoicePages, expand } from './expand.ts';
import { REQUEST_FAULTS, takeFault } from './faults.ts';
import { type Form, texts } from './forms.ts';
import { pause } from './http.ts';
import { type Answer, fingerprint, remember, replay } from './idempotency.ts';
import type { SandboxServer } from './sandbox-server.ts';
import type { Fault } from './kinds.ts';
import { findRoute } from './router.ts';
import { type Cause, inUnit, type Unit } from './store.ts';

export interface ApiRequest {
  method: string;
  path: string;
  form: Form;
  /** The raw request, to recognize a different request with the same key. */
  raw: string;
  cause: Cause;
  /** Runs first in the transaction; throws to refuse. */
  admit?: (unit: Unit) => Promise<void>;
}
interface Answered extends Answer {
  isReplay: boolean;
}

type Api = Pick<SandboxServer, 'pool' | 'routes' | 'browserUrl'>;

async function perform(unit: Unit, { routes, browserUrl }: Api, request: ApiRequest): Promise<Answer> {
  const { handle, id } = findRoute(routes, request.method, request.path);
  try {
    const found = await handle(unit, request.form, id);
    const body = await expand(unit, found, texts(request.form, 'expand'));
    addInvoicePages(body, browserUrl);
    return { status: 200, body };
  } catch (error) {
    // A declined card is an outcome that is kept; any other error rolls everything back.
    if (!(error instanceof ApiError) || error.status !== 402) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}

export function answer(api: Api, request: ApiRequest): Promise<Answered> {
  const key = request.cause.idempotency_key;
  return inUnit(
    api.pool,
    async (unit) => {
      await request.admit?.(unit);
      if (key === null) return { ...(await perform(unit, api, request)), isReplay: false };
      const hash = fingerprint(`${request.method} ${request.path}`, request.raw);
      const first = await replay(unit, key, hash);
      if (first) return { ...first, isReplay: true };
      const fresh = await perform(unit, api, request);
      remember(unit, key, hash, fresh);
      return { ...fresh, isReplay: false };
    },
    request.cause,
  );
}

async function faultFor(pool: pg.Pool, subject: string): Promise<Fault | null> {
  const { rowCount } = await pool.query(`select 1 from sandbox_payments where kind = 'fault' limit 1`);
  if (rowCount === 0) return null;
  return inUnit(pool, (unit) => takeFault(unit, subject, REQUEST_FAULTS));
}

const faultError = (status: number) =>
  new ApiError(status, {
    type: status === 429 ? 'rate_limit_error' : 'api_error',
    message: 'A fault of the payments sandbox.',
    code: status === 429 ? 'rate_limit' : undefined,
  });

/** Like `answer`, with injected faults. @returns null if the connection was dropped, before or after the work */
export async function answerWithFaults(
  api: Api,
  request: ApiRequest,
  res: ServerResponse,
): Promise<Answered | null> {
  const fault = await faultFor(api.pool, `${request.method} ${request.path}`);
  if (fault?.action === 'reset_before') {
    res.destroy();
    return null;
  }
  if (fault?.action === 'delay') await pause(fault.ms ?? 1000);
  if (fault?.action === 'status') throw faultError(fault.status ?? 500);
  const answered = await answer(api, request);
  if (fault?.action !== 'reset_after') return answered;
  res.destroy();
  return null;
}
