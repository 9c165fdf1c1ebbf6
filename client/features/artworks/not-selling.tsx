import { t } from '#client/lib/t.ts';

/** Why a work that is for sale has no Purchase. */
export default function NotSelling() {
  return <p className="mt-5 text-sm text-soft">{t('Buying isn’t open on this site yet.')}</p>;
}
