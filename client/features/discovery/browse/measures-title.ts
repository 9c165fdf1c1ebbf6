/** A size in figures, as the words of a search say it, in the member's unit. */
import { count } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { sizeUnit } from '#client/lib/work-size.ts';

const MM_OF = { cm: 10, in: 25.4 };

/** @param measures as read-measures.ts of search writes it */
export function measuresTitle(measures: string): string {
  const unit = sizeUnit();
  const sides = (measures.match(/\d+/g) ?? []).map((side) => count(Math.round(Number(side) / MM_OF[unit])));
  const size = `${sides.join(' \u00d7 ')} ${unit}`;
  if (measures.startsWith('-')) return t('Up to {size}', { size });
  if (measures.endsWith('-')) return t('From {size}', { size });
  if (measures.startsWith('w')) return t('About {size} wide', { size });
  return measures.startsWith('h') ? t('About {size} high', { size }) : t('About {size}', { size });
}
