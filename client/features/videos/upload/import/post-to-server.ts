import { sentenceOf, toApiError } from '#client/lib/api.ts';
import * as texts from './texts.ts';

/** With it the widget does not try again: refused for good, or signed out. */
class Refused extends Error {
  override name = texts.refused;
  readonly isAuthError = true;
}

const SIGNED_OUT = texts.authorizationRequired;
/** Asking again may help. */
const isPassing = (status: number): boolean =>
  [408, 418, 423, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);

/** Throws an Error with a sentence when the network is gone: the widget shows the browser's words otherwise. */
async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    // No cause: the widget would look at that instead.
    throw error instanceof TypeError ? new Error(sentenceOf(error)) : error;
  }
}

/**
 * What the widget sends to the server, answered in the server's own words.
 * Throws `Refused` where asking again cannot help, else an Error with which the widget tries again.
 */
export async function postToServer<T>(
  address: string,
  data: unknown,
  signal: AbortSignal | undefined,
): Promise<T> {
  const response = await send(address, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(data),
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return (await response.json()) as T;
  if (response.status === 401) throw new Refused(SIGNED_OUT);
  const sentence = sentenceOf(await toApiError(response));
  throw isPassing(response.status) ? new Error(sentence) : new Refused(sentence);
}
