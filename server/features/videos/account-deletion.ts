import { sql } from 'drizzle-orm';
import { courseLessons } from '#shared/courses/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { removeLater } from '#server/jobs/delayed-removal.ts';
import { allKeys } from './jobs.ts';

export async function onAccountDeletion(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  const gone = await tx
    .select()
    .from(videos)
    .where(
      sql`${videos.userId} = ${memberId} and not exists (select 1 from ${courseLessons} where video_id = ${videos.id})`,
    );
  await removeLater(tx, gone.flatMap(allKeys));
}
