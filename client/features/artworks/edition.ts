import { t } from '#client/lib/t.ts';

/** How many there are, and how many of them can still be bought. */
export const editionText = ({ size, left }: { size: number; left: number }): string =>
  left > 0 ? t('Edition of {size}, {left} left', { size, left }) : t('Edition of {size}, sold out', { size });
