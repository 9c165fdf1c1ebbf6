import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { reviewsPublishedAt } from '#shared/hire/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import * as texts from './texts.ts';

/** Whom the viewer may rate; nobody if they are not a party. */
export function otherOf({ viewerIs, client, designer }: HireProjectDetail): string | null {
  if (viewerIs === 'client') return designer ? displayName(designer) : t('the designer');
  return viewerIs === 'designer' ? displayName(client) : null;
}

/** When others can see a rating. */
export function seenWhen({ completedAt, viewerIs }: HireProjectDetail): string {
  const isParty = viewerIs === 'client' || viewerIs === 'designer';
  if (!completedAt) return texts.ratingsVisibleOnceBoth(isParty);
  const at = reviewsPublishedAt(completedAt);
  return at > new Date()
    ? texts.ratingsVisibleOnceBothOrOn(isParty, day(at))
    : t('Ratings are visible immediately.');
}
