/** API calls, typed by the contracts, which also parse the responses. */
import * as z from 'zod/mini';
import type { Endpoint, Result, Sent } from '#shared/http/endpoint.ts';
import type { Issue } from '#shared/http/errors.ts';
import { Problem } from '#shared/http/problem.ts';
import { type Page, nextCursor } from '#shared/http/page.ts';
import { t } from '#client/lib/t.ts';
import { answerHere } from './answer-here.ts';
import { dayAndTime, time } from './format.ts';

/** Any response that is not OK. The message is `"<status>: <body text>"`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The stable code, or 'unknown' if the response was not a problem document. */
  readonly code: string;
  /** A readable message, or undefined. */
  readonly detail: string | undefined;
  /** When what refused it ends, if that is known. */
  readonly until: Date | undefined;
  /** The first decision, by whom and when. */
  readonly decided: Problem['decided'];
  readonly issues: Issue[];

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.code = problem?.code ?? 'unknown';
    this.detail = problem?.detail;
    this.until = problem?.until ? new Date(problem.until) : undefined;
    this.decided = problem?.decided;
    this.issues = problem?.errors ?? [];
  }
}

function readProblem(text: string): Problem | null {
  try {
    return z.parse(Problem, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Turns a response that is not OK into an error. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(response.status, text || response.statusText, readProblem(text));
}

interface Input {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function urlOf(e: Endpoint, { params = {}, query = {} }: Input): string {
  const path = e.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  // `URLSearchParams` turns the values into text.
  const search = new URLSearchParams(given as [string, string][]).toString();
  return search ? `${path}?${search}` : path;
}

/** Event on the window, for the bar that asks to agree to new terms. */
export const TERMS_DUE = 'terms-due';
let isWriteRefused = false;
/** Whether a write was refused since the last call: the bar may appear only after that. */
export function takeTermsDue(): boolean {
  const was = isWriteRefused;
  isWriteRefused = false;
  return was;
}

async function send(e: Endpoint, input: Input, headers?: Record<string, string>): Promise<Response> {
  // `undefined` if the call has no body.
  const body = JSON.stringify(input.body);
  const response = await fetch(urlOf(e, input), {
    method: e.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body,
    // What is saved while the page closes arrives nevertheless.
    keepalive: e.method !== 'GET' && document.visibilityState === 'hidden',
  });
  if (response.ok) return response;
  const error = await toApiError(response);
  if (error.code === 'terms_not_accepted') {
    isWriteRefused = true;
    dispatchEvent(new Event(TERMS_DUE));
  }
  throw error;
}

/** Throws `ApiError`, or TypeError if the network is gone. */
export async function call<E extends Endpoint>(
  e: E,
  input: Sent<E>,
  headers?: Record<string, string>,
): Promise<Result<E>> {
  const here = e.method === 'GET' ? answerHere(urlOf(e, input)) : undefined;
  if (here !== undefined) return z.parse(e.response!, here) as Result<E>;
  const response = await send(e, input, headers);
  if (!e.response) return undefined as Result<E>;
  return z.parse(e.response, await response.json()) as Result<E>;
}

type ItemOf<E extends Endpoint> = Result<E> extends (infer T)[] ? T : never;

/** One page of a list, with the cursor of the next one from the Link header. */
export async function callPage<E extends Endpoint & { paged: true }>(
  e: E,
  input: Sent<E>,
  cursor?: string,
): Promise<Page<ItemOf<E>>> {
  const given = input as Input;
  const response = await send(e, { ...given, query: { ...given.query, cursor } });
  const items = z.parse(e.response!, await response.json()) as ItemOf<E>[];
  return { items, next: nextCursor(response.headers.get('link')) };
}

const shortDateTime = (at: Date): string =>
  (at.toDateString() === new Date().toDateString() ? time : dayAndTime)(at);
/** Messages with a time, which the server cannot word for the reader's time zone. */
const onHold = (when: string): string => t('This artwork is on hold until {when}.', { when });
const WITH_TIME: Record<string, (when: string, detail: string | undefined) => string> = {
  // Its artist, and who accepts an offer, read of no other buyer.
  artwork_reserved: (when, detail) =>
    detail?.startsWith('Another buyer')
      ? t('Another buyer is at checkout. Try again after {when}.', { when })
      : onHold(when),
  artwork_on_hold: onHold,
};

/** The server's message about a failure, or undefined if there was none. */
export function problemDetail(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const word = error.until && WITH_TIME[error.code];
  return word ? word(shortDateTime(error.until), error.detail) : error.detail;
}

/** A readable message about any failure. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TypeError) return t('Network error. Please check your connection and try again.');
  return problemDetail(error) ?? t('Something went wrong. Please try again.');
}

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export const isLeaving = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'deletion_pending';

export const isSuspended = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'suspended';

/** The subject does not exist, or the URL is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid_request');
