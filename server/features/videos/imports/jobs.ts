import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listDead, removeEnded } from './queries.ts';
import { RUNNING_MS, WAITING_MS, giveUpImport } from './service.ts';

const DAY_MS = 86_400_000;

/** Ends imports that were never started or whose server was killed, and deletes those that ended a day ago. */
export async function sweepImports(ctx: Context): Promise<void> {
  const before = (ms: number): Date => new Date(ctx.clock.now().getTime() - ms);
  const dead = await listDead(ctx.db, { waiting: before(WAITING_MS), running: before(RUNNING_MS) });
  const byId = new Map(dead.map((row) => [row.id, row]));
  await eachRow(ctx, dead, 'video import could not be given up', (id) =>
    giveUpImport(ctx, byId.get(id)!, 'link_interrupted'),
  );
  await removeEnded(ctx.db, before(DAY_MS));
}
