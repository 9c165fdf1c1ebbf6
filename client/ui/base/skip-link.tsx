import { t } from '#client/lib/t.ts';

export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-sm focus:bg-paper focus:px-4 focus:py-2 focus:text-ink"
  >
    {t('Skip to content')}
  </a>
);
