import { BRAND } from '#shared/kernel/brand.ts';
import { Logo } from '#client/ui/base/logo.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

const YEAR = new Date().getFullYear();
const LINK = 'flex h-11 items-center px-3 text-sm text-soft hover:text-paper';

export const Footer = () => (
  <footer className="mt-20 border-t border-line">
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-10 gap-y-5 px-4 py-10 sm:px-8">
      <Logo />
      <p className="text-sm text-mute">{texts.artWorthLivingWith}</p>
      <nav aria-label={texts.footer} className="-mx-2 flex flex-wrap sm:ml-auto">
        <a href="#features" className={LINK}>
          {texts.mediums}
        </a>
        <a href="#auth" className={LINK}>
          {texts.waysIn}
        </a>
        <a href="#awards" className={LINK}>
          {texts.awards}
        </a>
        {/* A full page load: the router is not part of a visitor's first page. */}
        <a href={paths.credits()} className={LINK}>
          {texts.credits}
        </a>
        <a href={paths.legal('terms')} className={LINK}>
          {texts.terms}
        </a>
        <a href={paths.legal('privacy')} className={LINK}>
          {texts.privacy}
        </a>
        <a href={paths.legal('imprint')} className={LINK}>
          {texts.imprint}
        </a>
        <a href={paths.support()} className={LINK}>
          {texts.contactSupport}
        </a>
        <a href={paths.login()} className={LINK}>
          {texts.signIn}
        </a>
      </nav>
      <p className="w-full text-xs text-mute">{texts.worksBelongToArtistsNamed(YEAR, BRAND)}</p>
    </div>
  </footer>
);
