import { sentenceOf, toApiError } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';

/** Stops the widget from retrying: a final error, or signed out. */
class Refused extends Error {
  override name = t('Refused');
  readonly isAuthError = true;
}

const SIGNED_OUT = t('Authorization required');
/** A retry may help. */
const isPassing = (status: number): boolean =>
  [408, 418, 423, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);

/** Throws an Error with a readable message if the network is gone; otherwise the widget would show the browser's. */
async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    // No cause: the widget would show that instead.
    throw error instanceof TypeError ? new Error(sentenceOf(error)) : error;
  }
}

/**
 * A request of the widget; failures carry the server's own message.
 * Throws `Refused` if a retry cannot help, otherwise an Error after which the widget retries.
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
