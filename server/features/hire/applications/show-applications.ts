import type { Application } from '#shared/hire/contract.ts';
import type { Queryable } from '#server/context.ts';
import { type ApplicationRow, listWorks } from './application-queries.ts';
import { toApplication } from '../views.ts';

/** Adds the works that designers chose, with one more query. */
export async function toApplications(db: Queryable, rows: ApplicationRow[]): Promise<Application[]> {
  if (rows.length === 0) return [];
  const works = await listWorks(
    db,
    rows.map(({ id }) => id),
  );
  const worksOf = Map.groupBy(works, ({ applicationId }) => applicationId);
  return rows.map((row) =>
    toApplication(
      row,
      (worksOf.get(row.id) ?? []).map(({ work }) => work),
    ),
  );
}
