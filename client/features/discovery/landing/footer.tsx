import { BRAND } from '#shared/kernel/brand.ts';
import { t } from '#client/lib/t.ts';
import { Logo } from '#client/ui/base/logo.tsx';
import { paths } from '#client/paths.ts';

const YEAR = new Date().getFullYear();
const LINK = 'flex h-11 items-center px-3 text-sm text-soft hover:text-paper';

export const Footer = () => (
  <footer className="mt-20 border-t border-line">
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-10 gap-y-5 px-4 py-10 sm:px-8">
      <Logo />
      <p className="text-sm text-mute">{t('Art worth living with, from the people who make it.')}</p>
      <nav aria-label={t('Footer')} className="-mx-2 flex flex-wrap sm:ml-auto">
        <a href="#features" className={LINK}>
          {t('Mediums')}
        </a>
        <a href="#auth" className={LINK}>
          {t('Get started')}
        </a>
        <a href="#awards" className={LINK}>
          {t('Awards')}
        </a>
        {/* A full page load: the router is not part of a visitor's first page. */}
        <a href={paths.credits()} className={LINK}>
          {t('Credits')}
        </a>
        <a href={paths.legal('terms')} className={LINK}>
          {t('Terms')}
        </a>
        <a href={paths.legal('privacy')} className={LINK}>
          {t('Privacy')}
        </a>
        <a href={paths.legal('imprint')} className={LINK}>
          {t('Legal notice')}
        </a>
        <a href={paths.support()} className={LINK}>
          {t('Contact support')}
        </a>
        <a href={paths.login()} className={LINK}>
          {t('Sign In')}
        </a>
      </nav>
      <p className="w-full text-xs text-mute">
        {t('© {year} {brand}. Works belong to the artists named beside them.', { year: YEAR, brand: BRAND })}
      </p>
    </div>
  </footer>
);
