import { ApiError } from './api.ts';

/** The same call may succeed later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));
