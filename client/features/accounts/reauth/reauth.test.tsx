import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#shared/http/endpoint.ts';
import * as z from 'zod/mini';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { useAction } from '#client/lib/action.ts';
import { readDraft } from '#client/lib/draft.ts';
import { KEPT, closeReauthQuestion } from '#client/lib/reauth.ts';
import { comeBack } from '#client/lib/sign-in-again.ts';
import { leaveForProvider } from '#client/lib/leave-for-provider.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';

const change = endpoint({
  method: 'POST',
  operationId: 'changeBank',
  path: '/api/bank',
  access: 'member',
  summary: 'A change that only the member may make',
  body: z.object({ iban: z.string() }),
  status: 204,
  reauth: 'payouts',
  errors: [],
});
const done = vi.fn();
const failed = vi.fn();

function Form() {
  const action = useAction(change, { onSuccess: done, onError: failed });
  return <button onClick={() => action.mutate({ body: { iban: 'DE1' } })}>Save</button>;
}
const accepted = () => new Response(null, { status: 204 });
const refused = () => problem('reauth_required');
const page = () =>
  renderPage(
    <>
      <Form />
      <ConfirmIdentity />
    </>,
  );

beforeEach(() => {
  sessionStorage.clear();
  closeReauthQuestion();
  history.replaceState(null, '', '/settings?tab=bank');
});

async function leave(): Promise<URL> {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  stubApi({ 'POST /api/bank': refused, 'GET /api/auth/user': memberSample });
  const { unmount } = page();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  expect(dialog.textContent).toContain('This decides where your money goes.');
  expect(replace).not.toHaveBeenCalled();
  vi.spyOn(history, 'length', 'get').mockReturnValue(8);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(replace).toHaveBeenCalledOnce();
  unmount();
  closeReauthQuestion();
  expect(failed).not.toHaveBeenCalled();
  return new URL(String(replace.mock.lastCall![0]), location.href);
}

/** @param outcome as the server says it in the address */
async function cameBack(outcome = '1', whileLeaving = () => {}): Promise<void> {
  const { searchParams } = await leave();
  whileLeaving();
  const back = new URL(searchParams.get('returnTo')!, location.href);
  back.searchParams.set('signed-in-again', outcome);
  history.replaceState(null, '', back);
  // The page is at 6, the provider's at 7 and 8, this one at 9.
  vi.spyOn(history, 'length', 'get').mockReturnValue(10);
  const go = vi.spyOn(history, 'go').mockReturnValue();
  expect(comeBack()).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith(-3);
  expect(location.search).toBe('?tab=bank');
  // On the page itself.
  expect(comeBack()).toBe(false);
}

test('says why, signs in again, goes back over the provider’s pages, and sends what was typed, once', async () => {
  await cameBack();
  const sent = stubApi({ 'POST /api/bank': accepted, 'GET /api/auth/user': memberSample });
  page().unmount();
  page();
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
    { call: 'POST /api/bank', body: { iban: 'DE1' } },
  ]);
});

test('asks the provider for a sign-in of the last ten minutes', async () => {
  const { pathname, searchParams } = await leave();
  expect([pathname, searchParams.get('prompt'), searchParams.get('max_age')]).toEqual([
    '/api/login',
    'login',
    '600',
  ]);
});

test.each([
  ['canceled', 'You didn’t sign in again, so nothing changed.'],
  ['other', 'That was another account, so nothing changed.'],
])('%s: says so, sends nothing, and may be tried again', async (outcome, sentence) => {
  await cameBack(outcome);
  const sent = stubApi({ 'POST /api/bank': accepted, 'GET /api/auth/user': memberSample });
  page();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
});

test('a form that appears while its page is being left takes nothing away', async () => {
  await cameBack('1', () => renderPage(<Form />).unmount());
  stubApi({ 'POST /api/bank': accepted, 'GET /api/auth/user': memberSample });
  page();
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
});

test('sends nothing after the browser’s Back button', async () => {
  await leave();
  // Another page, opened later.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1);
  const sent = stubApi({ 'POST /api/bank': accepted });
  renderPage(<Form />);
  await screen.findByRole('button');
  expect(sent).toEqual([]);
  expect(readDraft(KEPT)).toBeNull();
});

test('after a session has ended, goes back the same way, and sends nothing that was asked about before', async () => {
  await leave();
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  leaveForProvider('ended');
  const { searchParams } = new URL(String(replace.mock.lastCall![0]), location.href);
  history.replaceState(null, '', searchParams.get('returnTo'));
  vi.spyOn(history, 'length', 'get').mockReturnValue(10);
  const go = vi.spyOn(history, 'go').mockReturnValue();
  expect(comeBack()).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith(-3);
  expect(location.search).toBe('?tab=bank');
  const sent = stubApi({ 'POST /api/bank': accepted });
  renderPage(<Form />);
  await screen.findByRole('button');
  expect(sent).toEqual([]);
});

test('does not leave twice: a refusal on return is an error of the form', async () => {
  await cameBack();
  stubApi({ 'POST /api/bank': refused, 'GET /api/auth/user': memberSample });
  page();
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
