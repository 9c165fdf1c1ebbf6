/** The names of the legal pages. */
import { t } from '#client/lib/t.ts';

export const PAGE_NAMES = { terms: t('Terms'), privacy: t('Privacy'), imprint: t('Legal notice') };
export const PAGE_TITLES = { terms: t('Terms of use'), privacy: t('Privacy'), imprint: t('Legal notice') };
