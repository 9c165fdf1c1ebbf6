/** The names of the figures. */
import type { Figure } from '#shared/statistics/figures.ts';
import { t } from '#client/lib/t.ts';

export const FIGURES: Record<Figure, string> = {
  views: t('Views'),
  visitors: t('Unique visitors'),
  likes: t('Likes'),
  saves: t('Saves'),
  followers: t('New followers'),
  offers: t('Offers'),
  offersAccepted: t('Offers accepted'),
  offersPaid: t('Offers paid'),
  checkouts: t('Checkouts started'),
  sold: t('Sold'),
  earnedCents: t('Earned'),
};
/** The same as heads of columns. */
export const COLUMNS: Record<Figure, string> = {
  ...FIGURES,
  visitors: t('Visitors'),
  followers: t('Followers'),
  checkouts: t('Checkouts'),
};
