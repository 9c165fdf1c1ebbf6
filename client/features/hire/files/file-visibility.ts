/** Texts about who can see files. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { t } from '#client/lib/t.ts';

export function whoSees(project: HireProjectDetail, wasDisputed: boolean): string {
  const { viewerIs, status, designerId } = project;
  if (viewerIs !== 'client' && viewerIs !== 'designer')
    return wasDisputed
      ? t('Only the client, the designer and moderators can see these.')
      : t('Only the client and the designer can see these. Moderators can too once a dispute is opened.');
  if (status === 'pending') return t('Hidden from applicants. The designer you choose will see these.');
  if (!designerId) return t('Only you can see these.');
  const other = viewerIs === 'client' ? t('the designer') : t('the client');
  return wasDisputed
    ? t('Only you, {other} and moderators can see these.', { other })
    : t('Only you and {other} can see these.', { other });
}
