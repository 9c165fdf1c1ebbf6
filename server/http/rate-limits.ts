/** Requests per minute. */
import type { Request, RequestHandler, Response } from 'express';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { LimitName } from '#shared/http/endpoint.ts';
import { AppError } from '#shared/http/errors.ts';

/** What is left of a limit after a request. */
interface Taken {
  remaining: number;
  /** Seconds until the count starts anew. */
  seconds: number;
}

export interface RateLimits {
  /** How many requests each limit allows in its seconds. */
  allowed: ReadonlyMap<string, { points: number; duration: number }>;
  /** Counts one request. Throws `rate_limited` with the seconds to wait. */
  take(name: LimitName, key: string): Promise<Taken>;
  /** False if any process was asked before with that key, within the seconds it named. */
  isFirst(key: string, seconds: number): Promise<boolean>;
}

/** Pages are for crawlers, which never stop: they are slowed down within the second. */
const windowOf = (name: string): number => (name === 'page' ? 1 : 60);
/** Reads are too many to write down: these are counted in each process. The others are shared, in Postgres. */
const IN_MEMORY = new Set<string>(['read', 'page', 'search', 'report'] satisfies LimitName[]);

export function createRateLimits(pool: pg.Pool, perMinute: Record<LimitName, number>): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const allowed = new Map(
    Object.entries(perMinute).map(([name, requests]) => {
      const duration = windowOf(name);
      return [name, { points: Math.ceil((requests * duration) / 60), duration }];
    }),
  );
  const shared = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
  for (const [name, { points, duration }] of allowed) {
    const options = { keyPrefix: name, points, duration };
    const limiter = IN_MEMORY.has(name)
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          ...shared,
          // Past the limit, answered from memory: a flood must not become a flood of queries.
          inMemoryBlockOnConsumed: points + 1,
        });
    limiters.set(name, limiter);
  }
  const once = new RateLimiterPostgres({ ...shared, keyPrefix: 'once', points: 1, duration: 60 });
  return {
    allowed,
    async isFirst(key, seconds) {
      try {
        await once.consume(key, 1, { customDuration: seconds });
        return true;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return false;
      }
    },
    async take(name, key) {
      try {
        const { remainingPoints, msBeforeNext } = await limiters.get(name)!.consume(key);
        const seconds = Math.ceil(msBeforeNext / 1000);
        return { remaining: remainingPoints, seconds };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
      }
    },
  };
}

/** IPv6 customers have a network of their own, at least a /64, and may use any address in it. */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Counts by member, or by network address. */
const callerKey = ({ member, bearer, ip }: Request): string =>
  (member ?? bearer?.member)?.id ?? networkOf(ip ?? 'unknown');

/** Counts a request, and says what is left (draft-ietf-httpapi-ratelimit-headers), also when it is nothing. */
export async function countRequest(
  limits: RateLimits,
  name: LimitName,
  req: Request,
  res: Response,
): Promise<void> {
  const { points, duration } = limits.allowed.get(name)!;
  res.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${duration}`);
  try {
    const { remaining, seconds } = await limits.take(name, callerKey(req));
    res.setHeader('RateLimit', `"${name}";r=${remaining};t=${seconds}`);
  } catch (error) {
    if (error instanceof AppError && error.retryAfter)
      res.setHeader('RateLimit', `"${name}";r=0;t=${error.retryAfter}`);
    throw error;
  }
}

/**
 * Counts what only reads, whether it is an endpoint, a file, a stream or nothing at all; and what a visitor tries to
 * change, which is refused before it is counted as that.
 */
export const countReads =
  (limits: RateLimits): RequestHandler =>
  async (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRead || !(req.member ?? req.bearer)) await countRequest(limits, 'read', req, res);
    next();
  };
