/** The same key returns the first response again for 24 hours, whatever has happened since. */
import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { Replay } from './kinds.ts';
import type { Unit } from './store.ts';

const KEPT_SECONDS = 86_400;

export interface Answer {
  status: number;
  body: object;
}

export const fingerprint = (subject: string, body: string): string =>
  createHash('sha256').update(subject).update(body).digest('hex');

/** The first response, or null for a new key. Throws if the key was used with another request. */
export async function replay(unit: Unit, key: string, hash: string): Promise<Answer | null> {
  const known = await unit.peek('idempotency', `idem:${key}`);
  if (!known || unit.now - known.at >= KEPT_SECONDS) return null;
  if (known.hash === hash) return { status: known.status, body: known.body };
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

export function remember(unit: Unit, key: string, hash: string, answer: Answer): void {
  const replay: Replay = { id: `idem:${key}`, object: 'idempotency', hash, at: unit.now, ...answer };
  unit.save(replay);
}
