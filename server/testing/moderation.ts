/** Hiding something, or showing it again, as moderators do: by a decision on its case. */
import type { OpenCaseForm } from '#shared/moderation/contract.ts';
import type { TestApp } from './app.ts';

const WORDS = { reason: 'spam', words: 'The same again and again.' } as const;

/** @returns the status, or the code of the refusal */
export async function decideHidden(
  app: TestApp,
  moderator: { cookie: string },
  thing: OpenCaseForm,
  isHidden = true,
): Promise<number | string> {
  async function post(path: string, body: unknown) {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { cookie: moderator.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { id: string; code?: string } };
  }
  const opened = await post('/api/moderation/cases', thing);
  if (opened.body.code) return opened.body.code;
  const decision = isHidden ? 'hide' : 'restore';
  const decided = await post(`/api/moderation/cases/${opened.body.id}/decision`, { decision, ...WORDS });
  return decided.body.code ?? decided.status;
}
