import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { reviewsPublishedAt } from '#shared/hire/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { nameOf } from '../names.ts';

/** Whom the viewer may rate; no one if they are not a party. */
export function otherOf({ viewerIs, client, designer }: HireProjectDetail): string | null {
  if (viewerIs === 'client') return nameOf(designer);
  return viewerIs === 'designer' ? displayName(client) : null;
}

/** When others can see a rating. */
export function seenWhen({ completedAt, viewerIs }: HireProjectDetail): string {
  const isParty = viewerIs === 'client' || viewerIs === 'designer';
  if (!completedAt)
    return isParty
      ? t('Ratings become visible once you’ve both rated each other.')
      : t('Ratings become visible once both parties have rated each other.');
  const at = reviewsPublishedAt(completedAt);
  if (at <= new Date()) return t('Ratings are visible immediately.');
  return isParty
    ? t('Ratings become visible once you’ve both rated each other, or on {at}.', { at: day(at) })
    : t('Ratings become visible once both parties have rated each other, or on {at}.', { at: day(at) });
}
