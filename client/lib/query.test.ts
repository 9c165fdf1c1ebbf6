import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { queryClient, refresh } from './query.ts';

test('what is refreshed during its first fetch is read once more', async () => {
  const answers: ((text: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: [siteEndpoints.config.path, {}],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);
  const refreshed = refresh(siteEndpoints.config);
  answers[0]!('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('after');
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('after');
  void refresh(siteEndpoints.config);
  answers[2]!('later');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('later'));
  expect(answers).toHaveLength(3);
  stop();
});
