/** Pages that visitors read are kept as text: whoever changes what one shows says so here. */
import type { Context, Queryable } from '../context.ts';

/** Every process forgets the pages that show it when the transaction commits. @param id of a course, collection or member */
export const dropPages = ({ live }: Pick<Context, 'live'>, tx: Queryable, id: string): Promise<void> =>
  live.publish(tx, { topic: `page:${id}` }, { type: 'page', id });
