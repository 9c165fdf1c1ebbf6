import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#shared/http/endpoint.ts';
import * as z from 'zod/mini';
import { useAction } from './action.ts';
import { problem, renderPage, stubApi } from './testing/stub-api.tsx';

const change = endpoint({
  method: 'POST',
  path: '/api/bank',
  access: 'member',
  summary: 'A change that only the member may make',
  body: z.object({ iban: z.string() }),
  status: 204,
  reauth: true,
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

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/settings?tab=bank');
});
async function leave(): Promise<URL> {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  stubApi({ 'POST /api/bank': refused });
  const { unmount } = renderPage(<Form />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  unmount();
  expect(failed).not.toHaveBeenCalled();
  return new URL(assign.mock.lastCall![0], location.href);
}

test('signs in again and sends what was typed on return, once', async () => {
  const { pathname, searchParams } = await leave();
  expect([pathname, searchParams.get('prompt'), searchParams.get('max_age')]).toEqual([
    '/api/login',
    'login',
    '600',
  ]);
  history.replaceState(null, '', searchParams.get('returnTo'));
  const sent = stubApi({ 'POST /api/bank': accepted });
  renderPage(<Form />).unmount();
  renderPage(<Form />);
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ call: 'POST /api/bank', body: { iban: 'DE1' } }]);
  expect(location.search).toBe('?tab=bank');
});

test('sends nothing after the browser’s Back button', async () => {
  await leave();
  const sent = stubApi({ 'POST /api/bank': accepted });
  renderPage(<Form />);
  await screen.findByRole('button');
  expect(sent).toEqual([]);
});

test('does not leave twice: a refusal on return is an error of the form', async () => {
  const { searchParams } = await leave();
  history.replaceState(null, '', searchParams.get('returnTo'));
  const assign = vi.spyOn(location, 'assign').mockClear();
  renderPage(<Form />);
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(assign).not.toHaveBeenCalled();
});
