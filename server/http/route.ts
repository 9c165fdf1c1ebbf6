/** The only place that reads a request and writes JSON: contract -> access, limit, parse -> service -> encode. */
import { type Request, type Response, Router } from 'express';
import * as z from 'zod/mini';
import {
  type Endpoint,
  type LimitName,
  type Received,
  type Returned,
  asCalledWith,
  isAllowedBeforeTerms,
  isAllowedWhileSuspended,
  possibleErrors,
} from '#shared/http/endpoint.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page } from '#shared/http/page.ts';
import { REAUTH_SECONDS } from '#shared/kernel/limits.ts';
import type { Context } from '../context.ts';
import type { Contract, Handled } from '../feature.ts';
import { checkJson, encoderOf } from './encoder.ts';
import { takeTurn } from './few-at-a-time.ts';
import { JsonText, sendJson } from './json.ts';
import { countRequest } from './rate-limits.ts';
import { type Bearer, admitBearer } from './bearer.ts';
import { recordWrite } from './recent-writers.ts';
import { replay } from './replay.ts';
import { track } from './running.ts';
import { sentenceOf } from './sentences.ts';
import { readCallerAgain } from './session.ts';
import { suspended } from './suspended.ts';
import { requireUsable } from './usable.ts';

/** For all schemas of the process. Here, because the build leaves out modules that are imported without a name. */
z.config({ customError: sentenceOf });

export interface Member {
  id: string;
  role: 'member' | 'moderator' | 'admin';
  /** Only while it has not passed. A suspended moderator acts as a member. */
  suspendedUntil?: Date;
  /** The account is deleted then: until then the member can keep it, and little else. */
  deletesAt?: Date;
  /** Since when the member has not agreed to new terms; only once they are in force. */
  termsDueAt?: Date;
  /** A program acts for the member: it sells for them, and does not buy. */
  isProgram?: true;
}
declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `callerMiddleware`. */
    member?: Member | undefined;
    /** Of a request with a token; `callerMiddleware` sets it instead of a member. */
    bearer?: Bearer;
    /** Its session's id. */
    sid?: string;
    /** When the member last signed in with that session, in seconds; null if the provider did not say. */
    authTime?: number | null;
  }
}

type ActorOf<E extends Endpoint> = E['access'] extends 'public'
  ? undefined
  : E['access'] extends 'optional'
    ? Member | undefined
    : Member;
/** `address` is the caller's network address, for counting visitors, never stored. */
type Input<E extends Endpoint> = Received<E> & { actor: ActorOf<E>; address: string; sid: SidOf<E> };
/** The session of a member. */
type SidOf<E extends Endpoint> = E['access'] extends 'public' | 'optional' ? string | undefined : string;
type Handler<E extends Endpoint> = (input: Input<E>) => Promise<Returned<E> | JsonText>;
type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> };

export const isModerator = (member: Member): boolean => member.role !== 'member';

function read(part: string, schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  requireUsable(part, value);
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.') || part,
    message: issue.message,
  }));
  throw new AppError('invalid_request', {
    issues,
    ...(issues[0] && part === 'body' ? { detail: issues[0].message } : {}),
  });
}

/** Uses the clock of this machine, because the provider's time is compared with it. */
const isRecent = (authTime: number | null | undefined): boolean =>
  typeof authTime === 'number' && Date.now() / 1000 - authTime <= REAUTH_SECONDS;

/** Throws what the member's state and rights, or the want of a session, refuse. */
export function admit(e: Endpoint, { member, authTime }: Pick<Request, 'member' | 'authTime'>): void {
  if (e.access === 'public' || e.access === 'optional') return;
  if (!member) throw new AppError('sign_in_required');
  if (member.deletesAt && !e.whileLeaving) throw new AppError('deletion_pending');
  if (e.access === 'moderator' && !isModerator(member)) throw new AppError('not_allowed');
  if (e.access === 'admin' && member.role !== 'admin') throw new AppError('not_allowed');
  if (member.suspendedUntil && !isAllowedWhileSuspended(e)) throw suspended(member.suspendedUntil);
  if (member.termsDueAt && !isAllowedBeforeTerms(e)) throw new AppError('terms_not_accepted');
  if (e.reauth && !isRecent(authTime)) throw new AppError('reauth_required');
}

/**
 * Refuses only what is so now: whoever has just agreed to the terms, kept their account or been given a role is admitted at
 * once, in every process.
 */
async function admitNow(ctx: Context, e: Endpoint, req: Request): Promise<void> {
  try {
    admit(e, req);
  } catch (error) {
    if (!req.member || req.bearer) throw error;
    await readCallerAgain(ctx, req);
    admit(e, req);
  }
}

function linkNext(req: Request, res: Response, next: string | null): void {
  if (!next) return;
  const url = new URL(req.originalUrl, 'http://local');
  url.searchParams.set('cursor', next);
  res.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
}

/** Undefined if the endpoint answers without a body. */
type ToJson = (result: unknown) => JsonText | undefined;

/** Everywhere but in production answers are also checked against their schemas. */
function toJsonOf({ response, paged }: Endpoint, isChecked: boolean): ToJson {
  if (!response) return () => undefined;
  const encode = encoderOf(response, isChecked);
  return (result) => {
    if (result instanceof JsonText) {
      if (isChecked) checkJson(response, result.body.toString());
      return result;
    }
    if (!paged) return new JsonText(JSON.stringify(encode(result)));
    const { items, next } = result as Page<unknown>;
    return new JsonText(JSON.stringify(encode(items)), next);
  };
}

async function send(req: Request, res: Response, status: number, json: JsonText | undefined): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  res.statusCode = status;
  if (!json) {
    res.end();
    return;
  }
  linkNext(req, res, json.next);
  await sendJson(req, res, json);
}

/** An error the endpoint did not declare is a bug: it becomes a 500, which tests notice. */
function undeclared(e: Endpoint, error: unknown): unknown {
  if (!(error instanceof AppError) || possibleErrors(e).includes(error.code)) return error;
  return new Error(`${e.method} ${e.path} does not declare ${error.code}`, { cause: error });
}

/** What a request counts as, besides a read. */
function limitOf(e: Endpoint): (req: Request) => LimitName | undefined {
  const { limit } = e;
  if (limit) return () => limit;
  if (e.method !== 'GET') return () => 'write';
  const isSearched = e.query !== undefined && 'q' in e.query.shape;
  return (req) => (isSearched && req.query['q'] ? 'search' : undefined);
}

/** Mounts one endpoint. Express 5 passes rejections on to the error handler. */
function route<E extends Endpoint>(ctx: Context, router: Router, e: E, handler: Handler<E>): void {
  const method = e.method.toLowerCase() as 'get';
  const toJson = toJsonOf(e, !ctx.config.isProduction);
  const chooseLimit = limitOf(e);
  async function serve(req: Request, res: Response): Promise<void> {
    try {
      const limit = chooseLimit(req);
      const count = async () => limit && countRequest(ctx.limits, limit, req, res);
      const isKnown = (req.member ?? req.bearer) !== undefined;
      // Refusals count, too, but those of visitors as reads.
      if (isKnown) await count();
      admitBearer(e, req, res);
      await admitNow(ctx, asCalledWith(e, req.body), req);
      if (!isKnown) await count();
      const input = {
        params: read('params', e.params, req.params),
        query: read('query', e.query, req.query),
        body: read('body', e.body, req.body),
        actor: req.member,
        address: req.ip ?? 'unknown',
        sid: req.sid,
      };
      const answer = async () => toJson(await handler(input as never));
      const isWrite = e.method !== 'GET' && req.member !== undefined;
      const json = await (isWrite ? takeTurn(req.member!.id, () => replay(ctx, e, req, answer)) : answer());
      // What visitors may send too only counts them.
      if (isWrite && e.access !== 'optional') recordWrite(ctx, req.member!, res);
      await send(req, res, e.status, json);
    } catch (error) {
      throw undeclared(e, error);
    }
  }
  router[method](e.path, (req, res) => track(serve(req, res)));
}

/**
 * Connects a contract to what answers its endpoints, by their names: a missing or an unknown name is a type error.
 * @param handlers makes them for one app; the contract's order is the order of the routes
 */
export function handle<C extends Contract, H extends Handlers<C>>(
  contract: C,
  handlers: (ctx: Context) => H & { [K in Exclude<keyof H, keyof C>]: never },
): Handled {
  return {
    contract,
    mount(ctx) {
      const router = Router();
      const named: Handlers<C> = handlers(ctx);
      for (const [name, e] of Object.entries(contract)) route(ctx, router, e, named[name]! as never);
      return router;
    },
  };
}
