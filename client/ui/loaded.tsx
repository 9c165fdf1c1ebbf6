import type { ReactNode } from 'react';
import { LoadError } from './base/load-error.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; isPending: boolean; refetch: () => Promise<unknown> };
  /** Shown when nothing could be loaded. */
  failure: string;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** The states of a query: its skeleton, an error with a retry, its data. */
export function Loaded<T>({ query, failure, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return skeleton;
  return <LoadError what={failure} onRetry={() => void query.refetch()} />;
}
