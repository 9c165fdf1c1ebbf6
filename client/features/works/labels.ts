import type { WorkSort, WorkState } from '#shared/works/contract.ts';
import { t } from '#client/lib/t.ts';

/** Of the chip on a row. */
export const STATES: Record<WorkState, string> = {
  draft: t('Draft'),
  scheduled: t('Scheduled'),
  not_for_sale: t('Not for sale'),
  for_sale: t('For sale'),
  reserved: t('Reserved'),
  sold: t('Sold'),
  hidden: t('Hidden'),
};

/** Of the filters. */
export const FILTERS: Record<WorkState | 'all', string> = { all: t('All'), ...STATES, draft: t('Drafts') };

export const SORTS: Record<WorkSort, string> = {
  changed: t('Last changed'),
  newest: t('Newest'),
  price: t('Price'),
  views: t('Views'),
  likes: t('Likes'),
  offers: t('Offers'),
};

/** What is said where a state has no works. */
export const EMPTY: Record<WorkState, readonly [title: string, body: string]> = {
  draft: [t('No drafts'), t('The upload form saves a draft while you type.')],
  scheduled: [
    t('Nothing is scheduled'),
    t('A complete draft can be published by itself, on a day you choose.'),
  ],
  not_for_sale: [t('Everything is for sale'), t('A work that is not for sale is shown without a price.')],
  for_sale: [t('Nothing is for sale'), t('Turn on “Available for sale” when you edit a work.')],
  reserved: [t('Nothing is reserved'), t('A work is reserved while someone checks it out, for 15 minutes.')],
  sold: [t('Nothing sold yet'), t('Works that were sold stay here.')],
  hidden: [t('Nothing is hidden'), t('A work that a moderator hides is seen only by you.')],
};
