import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { supportEndpoints } from '#shared/support/contract.ts';
import { useAction } from './action.ts';
import { queryClient } from './query.ts';

const REQUEST = {
  id: '11111111-1111-4111-8111-111111111111',
  subject: 'One',
  message: 'Hello',
  purchase: null,
  isAboutPremium: false,
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-21T12:00:00.000Z',
};
const answer = () =>
  new Response(JSON.stringify(REQUEST), { status: 201, headers: { 'content-type': 'application/json' } });

function Ask({ onSuccess }: { onSuccess: () => void }) {
  const ask = useAction(supportEndpoints.ask, { onSuccess });
  const send = (subject: string) => () => ask.mutate({ body: { subject, message: 'Hello' } });
  return (
    <>
      <button onClick={send('One')}>One</button>
      <button onClick={send('Two')}>Two</button>
    </>
  );
}

test('a double click counts once; later and different calls do not', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const onSuccess = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Ask onSuccess={onSuccess} />
    </QueryClientProvider>,
  );
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  click('One');
  click('One');
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(fetch).toHaveBeenCalledTimes(1);
  click('One');
  click('Two');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  fetch.mockRestore();
});

test('offline, a call fails at once instead of waiting for the network', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onlineManager.setOnline(false);
  const onError = vi.fn();
  function Send() {
    const ask = useAction(supportEndpoints.ask, { onError });
    return <button onClick={() => ask.mutate({ body: { subject: 'One', message: 'Hello' } })}>Send</button>;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Send />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  onlineManager.setOnline(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a retry of a lost change has the key of the first call; other calls have their own', async () => {
  const keys: (string | null)[] = [];
  const answers = [() => Promise.reject(new TypeError('lost')), () => new Response(null, { status: 503 })];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return (answers.shift() ?? (() => new Response(null, { status: 204 })))();
  });
  const onSettled = vi.fn();
  function Report({ note }: { note: string }) {
    const report = useAction(moderationEndpoints.report, { onSuccess: onSettled, onError: onSettled });
    const body = { subject: 'artwork', subjectId: REQUEST.id, reason: 'spam', note } as const;
    return <button onClick={() => report.mutate({ body })}>{note}</button>;
  }
  const shown = (
    <QueryClientProvider client={queryClient}>
      <Report note="One" />
      <Report note="Two" />
    </QueryClientProvider>
  );
  const view = render(shown);
  const press = async (name: string) => {
    const [before, now] = [onSettled.mock.calls.length, performance.now()];
    vi.spyOn(performance, 'now').mockReturnValue(now + 1000);
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(before + 1));
  };
  for (const name of ['One', 'One', 'Two', 'One', 'One']) await press(name);
  const [first, second, other, third, next] = keys;
  expect(first).toBeTruthy();
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, other, next]).size).toBe(3);
  answers.push(() => Promise.reject(new TypeError('lost')));
  await press('Two');
  view.unmount();
  render(shown);
  await press('Two');
  expect(new Set(keys).size).toBe(5);
  fetch.mockRestore();
});
