import { useSyncExternalStore } from 'react';
import type { Artwork } from '#shared/artworks/contract.ts';
import { queryClient } from '#client/lib/query.ts';
import { findWork } from '../find-work.ts';

const subscribe = (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange);

/** Changes with its list: a like shows at once. */
export const useFoundWork = (id: string): Artwork | null =>
  useSyncExternalStore(subscribe, () => findWork(id));
