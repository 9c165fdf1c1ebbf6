import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
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
