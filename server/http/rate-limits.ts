/** Requests per minute, counted in Postgres so that all processes share them. */
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '#shared/http/endpoint.ts';
import { AppError } from '#shared/http/errors.ts';

export interface RateLimits {
  /** Counts one request. Throws `rate_limited` with the seconds to wait. */
  take(name: LimitName, key: string): Promise<void>;
}

const WINDOW_SECONDS = 60;

export function createRateLimits(pool: pg.Pool, perMinute: Record<LimitName, number>): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  for (const [name, points] of Object.entries(perMinute)) {
    limiters.set(
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: WINDOW_SECONDS,
        // Past the limit, answered from memory: a flood must not become a flood of queries.
        inMemoryBlockOnConsumed: points + 1,
      }),
    );
  }
  return {
    async take(name, key) {
      try {
        await limiters.get(name)!.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
      }
    },
  };
}
