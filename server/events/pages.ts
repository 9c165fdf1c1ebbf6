/** Pages that visitors read are cached as text; code that changes what one shows drops it here. */
import type { Context, Queryable } from '../context.ts';

/** Drops the pages that show it, in every process, when the transaction commits. @param id of a course, a collection, or the member whose pages they are */
export const dropPages = ({ live }: Pick<Context, 'live'>, tx: Queryable, id: string): Promise<void> =>
  live.publish(tx, { topic: `page:${id}` }, { type: 'page', id });
