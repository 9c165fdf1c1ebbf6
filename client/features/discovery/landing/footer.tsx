import { BRAND } from '#shared/kernel/brand.ts';
import { Logo } from '#client/ui/base/logo.tsx';
import { paths } from '#client/paths.ts';

const YEAR = new Date().getFullYear();
const LINK = 'flex h-11 items-center px-3 text-sm text-soft hover:text-paper';

export const Footer = () => (
  <footer className="mt-20 border-t border-line">
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-10 gap-y-5 px-4 py-10 sm:px-8">
      <Logo />
      <p className="text-sm text-mute">Art worth living with, from the people who make it.</p>
      <nav aria-label="Footer" className="-mx-2 flex flex-wrap sm:ml-auto">
        <a href="#features" className={LINK}>
          Mediums
        </a>
        <a href="#auth" className={LINK}>
          Ways in
        </a>
        <a href="#awards" className={LINK}>
          Awards
        </a>
        {/* A full load: what watches navigation is not part of a visitor's first page. */}
        <a href={paths.credits()} className={LINK}>
          Credits
        </a>
        <a href={paths.support()} className={LINK}>
          Contact support
        </a>
        <a href={paths.login()} className={LINK}>
          Sign In
        </a>
      </nav>
      <p className="w-full text-xs text-mute">
        © {YEAR} {BRAND}. Works belong to the artists named beside them.
      </p>
    </div>
  </footer>
);
