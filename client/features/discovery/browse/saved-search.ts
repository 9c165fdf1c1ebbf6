/** A search as it is saved: what decides which works are found, and a name for it. */
import { canonicalSearch } from '#shared/alerts/search.ts';
import { MAX_NAME } from '#shared/alerts/limits.ts';
import { cutTo } from '#shared/kernel/cut.ts';
import { readQuery } from '#shared/discovery/search/read-query.ts';
import { type Browse, browseHref } from '#client/lib/browse.ts';
import { t } from '#client/lib/t.ts';
import { chosenOf } from './chosen.ts';

export const searchOf = (browse: Browse): string => canonicalSearch(browseHref(browse).split('?')[1] ?? '');

/** 'Calm, Blue, Under $500'; words that are only words in quotation marks. */
export function nameOf(browse: Browse): string {
  const { words } = readQuery(browse.q ?? '');
  const quoted = words.length > 0 ? [t('“{words}”', { words: words.join(' ') })] : [];
  const name = [...quoted, ...chosenOf(browse).map((chosen) => chosen.name)].join(', ');
  return cutTo(name || t('“{words}”', { words: browse.q ?? '' }), MAX_NAME);
}
