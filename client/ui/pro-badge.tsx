import { t } from '#client/lib/t.ts';

export const ProBadge = () => (
  <span className="shrink-0 rounded-full bg-gold-wash px-2 py-px font-sans text-2xs font-semibold tracking-normal text-gold">
    {t('Pro')}
  </span>
);
