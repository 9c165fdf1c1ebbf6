import type { Application } from '#shared/hire/contract.ts';

/** The draft that remembers the payment in progress. */
export const acceptMarker = ({ id }: Application): string => `accept:${id}`;
