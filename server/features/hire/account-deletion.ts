/** Deletes or keeps projects with an account. */
import { sql } from 'drizzle-orm';
import { hireAcceptances, hireCards } from '#shared/hire/escrow/tables.ts';
import { hireApplications, hireProjects } from '#shared/hire/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { removeOfMember } from '#server/files/table.ts';
import { fileTable } from './files/file-table.ts';
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
  await removeOfMember(tx, fileTable, projectFileOwner, memberId);
}
