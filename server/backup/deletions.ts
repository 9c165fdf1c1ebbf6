/** Accounts that were deleted after a backup are not brought back by it. */
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { Id, Timestamp } from '#shared/kernel/fields.ts';
import { openClient } from '../db/connect.ts';
import type { Place } from './place.ts';

/** An object of the store, as the deletion wrote it. */
const Deletion = z.object({ memberId: Id, deletedAt: Timestamp });

/**
 * The job that deletes accounts finds them at its first run; until then they are hidden like every account that is about
 * to be deleted. @returns how many there are
 */
export async function applyDeletions(
  place: Place,
  { databaseUrl }: { databaseUrl: string },
): Promise<number> {
  const files = (await place.list()).filter((name) => name.endsWith('.json'));
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    let count = 0;
    for (const file of files) {
      const { memberId, deletedAt } = Deletion.parse(JSON.parse(await text((await place.read(file))!)));
      const { rowCount } = await client.query(
        'update users set deletes_at = $2 where id = $1 and deleted_at is null',
        [memberId, deletedAt],
      );
      count += rowCount ?? 0;
    }
    return count;
  } finally {
    await client.end();
  }
}
