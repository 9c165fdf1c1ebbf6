/** Deletes or keeps projects with an account. */
import { and, eq, sql } from 'drizzle-orm';
import { hireAcceptances, hireCards } from '#shared/hire/escrow/tables.ts';
import { hireApplications, hireProjects, projectFiles } from '#shared/hire/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { removeLater } from '#server/jobs/delayed-removal.ts';
import { allFileKeys } from './files/file-names.ts';
import { projectFileOwner } from './files/inspect-file.ts';

export async function onAccountDeletion(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await tx
    .delete(hireCards)
    .where(sql`${hireCards.projectId} in (select id from ${hireProjects} where client_id = ${memberId})`);
  // Checkouts that were never paid would keep an application or a post.
  await tx.execute(sql`
    delete from ${hireAcceptances} using ${hireApplications}, ${hireProjects}, ${charges}
    where ${hireApplications.id} = ${hireAcceptances.applicationId} and ${hireProjects.id} = ${hireApplications.projectId}
      and ${charges.id} = ${hireAcceptances.chargeId} and ${charges.status} = 'canceled'
      and ${memberId} in (${hireApplications.designerId}, ${hireProjects.clientId})`);
  const files = await tx
    .select({ id: projectFiles.id, projectId: projectFiles.projectId })
    .from(projectFiles)
    .where(and(eq(projectFiles.uploadedBy, memberId), sql`not (${sql.raw(projectFileOwner.keptIf)})`));
  await removeLater(tx, files.flatMap(allFileKeys));
}
