import type { ComponentProps, ReactNode } from 'react';
import { isMissing } from '#client/lib/api.ts';
import { EmptyState } from './empty-state.tsx';
import { PageError } from './page-error.tsx';

interface LoadedScreenProps<T> {
  query: { data: T | undefined; error: Error | null; isPending: boolean; refetch: () => Promise<unknown> };
  skeleton: ReactNode;
  /** There is no such thing, or not for the viewer. */
  missing: Omit<ComponentProps<typeof EmptyState>, 'level'>;
  /** The heading when it could not be loaded. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** The states of a screen about one thing: its skeleton, the thing, that there is none, an error with a retry. */
export function LoadedScreen<T>({ query, skeleton, missing, failure, children }: LoadedScreenProps<T>) {
  // Hidden while it was open: cached data no longer counts.
  if (isMissing(query.error)) return <EmptyState level={1} {...missing} />;
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return skeleton;
  return <PageError title={failure} onRetry={() => void query.refetch()} />;
}
