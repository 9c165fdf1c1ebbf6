/** Messages of the widget's websocket: `{action, payload}` as JSON. */
import type { AppError } from '#shared/http/errors.ts';

const write = (action: string, payload: object): string => JSON.stringify({ action, payload });

/** @param total null: the widget shows no percentage */
export const progressMessage = (bytes: number, total: number | null): string =>
  write('progress', {
    progress: (total ? (bytes / total) * 100 : 0).toFixed(2),
    bytesUploaded: bytes,
    bytesTotal: total,
  });

/** The same response as the last call of a multipart upload. */
export const successMessage = (location: string): string =>
  write('success', {
    url: location,
    response: { status: 200, responseText: JSON.stringify({ location }) },
  });

export const errorMessage = ({ code, message }: AppError): string =>
  write('error', { error: { code, message } });

/** `pause`, `resume` or `cancel`; null for anything else. */
export function readAction(data: string): 'pause' | 'resume' | 'cancel' | null {
  try {
    const { action } = JSON.parse(data) as { action?: unknown };
    return action === 'pause' || action === 'resume' || action === 'cancel' ? action : null;
  } catch {
    return null;
  }
}
