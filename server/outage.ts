/** Failures that mean that a service this server needs is unavailable, rather than that something was wrong. */
import { NO_ANSWER } from './db/connect.ts';

/** Error codes of Node's sockets and its fetch, and of a disk without space. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
  'ENOSPC',
  'EDQUOT',
]);
/**
 * SQLSTATEs: connection exceptions, shutting down or starting, too many connections, read-only after a switch of
 * primaries, no space, and statements that were canceled because they took too long.
 */
const SQLSTATES = /^(?:08...|57P0[1-5]|53...|25006|58030|57014|55P03)$/;
/** Errors of pg and its pool without a code. */
const MESSAGES = new Set([
  NO_ANSWER,
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Recognizes errors of the storage service's SDK. */
function isStorageOutage(error: Error): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return error.name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** Looks through the causes, because drizzle wraps what pg throws. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && (SYSTEM.has(code) || SQLSTATES.test(code))) return true;
    if (MESSAGES.has(cause.message) || isStorageOutage(cause)) return true;
  }
  return false;
}
