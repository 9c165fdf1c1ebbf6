import type { ReactElement, ReactNode } from 'react';
import { LoadError } from './base/load-error.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; isPending: boolean; refetch: () => Promise<unknown> };
  /** Shown when nothing could be loaded: a sentence, which gets a retry, or an element with its own. */
  failure: string | ReactElement;
  skeleton: ReactNode;
  /** Shown instead of a list without items. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The states of a query: its skeleton, an error with a retry, an empty list, its data. */
export function Loaded<T>({ query, failure, skeleton, empty, children }: LoadedProps<T>) {
  const { data } = query;
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  if (data !== undefined) return children(data);
  if (query.isPending) return skeleton;
  if (typeof failure !== 'string') return failure;
  return <LoadError what={failure} onRetry={() => void query.refetch()} />;
}
