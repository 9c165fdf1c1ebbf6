import type { Context } from '../context.ts';

/**
 * Processes rows one after another. A failure does not stop the others; the next run tries again.
 * @param message logged on failure. Never the whole error, because providers' errors contain secrets.
 */
export async function eachRow(
  ctx: Context,
  rows: { id: string }[],
  message: string,
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of rows) {
    try {
      await work(id);
    } catch (error) {
      ctx.metrics.rowFailures.inc({ message });
      const { name, code, requestId } = error as { name?: string; code?: unknown; requestId?: unknown };
      ctx.log.error(
        {
          id,
          name,
          code: typeof code === 'string' ? code : undefined,
          requestId: typeof requestId === 'string' ? requestId : undefined,
        },
        message,
      );
    }
  }
}
