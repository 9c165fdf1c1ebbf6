/** Component tests without a server: responses by method and path, and recorded requests. */
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { ERRORS, type ErrorCode } from '#shared/http/errors.ts';
import { queryClient } from '../query.ts';
import { readToasts } from '../toast.ts';

interface Sent {
  call: string;
  body: unknown;
}
/** A body, or a function that creates the whole response. */
type Answer = object | (() => Response | Promise<Response>);

/** @param answers by `"POST /api/artworks"`; anything else is 404 */
export function stubApi(answers: Record<string, Answer>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[call];
    if (answer === undefined) return problem('not_found');
    return typeof answer === 'function'
      ? (answer as () => Response | Promise<Response>)()
      : Response.json(answer);
  });
  return sent;
}

/** An error response of the server. */
export const problem = (code: ErrorCode, extra: object = {}): Response =>
  Response.json(
    { type: 'about:blank', title: code, code, ...ERRORS[code], ...extra },
    { status: ERRORS[code].status, headers: { 'content-type': 'application/problem+json' } },
  );

export function renderPage(page: ReactNode) {
  queryClient.clear();
  return render(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>);
}

/** The visible toast, as "title: description". */
export const shownToast = (): string => {
  const [newest] = readToasts();
  return newest ? [newest.title, newest.description].filter(Boolean).join(': ') : '';
};
