import type { Context } from '../context.ts';

/**
 * One after the other. One that fails, for whatever reason, keeps no other from its turn; the next run tries again.
 * @param message what the log says then. Never the error whole: providers' errors hold secrets.
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
