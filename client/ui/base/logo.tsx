import { BRAND } from '#shared/kernel/brand.ts';
import { paths } from '#client/paths.ts';

export const LOGO_LINK =
  'flex min-h-11 items-center gap-2.5 font-display text-xl font-semibold tracking-tight text-paper';

/** @param isTight on the narrowest phones the name is only read out, because controls need the space */
export const LogoMark = ({ isTight = false }: { isTight?: boolean }) => (
  <>
    <span aria-hidden className="grid size-7 place-items-center rounded-xs bg-accent text-on-accent">
      <svg width="16" height="16" viewBox="0 0 16 16">
        <path d="M2 14 8 2l6 12h-3.2L8 8.2 5.2 14Z" fill="currentColor" />
      </svg>
    </span>
    <span className={isTight ? 'max-[24rem]:sr-only' : undefined}>{BRAND}</span>
  </>
);

/** A full page load: the router is not part of a visitor's first page. */
export const Logo = () => (
  <a href={paths.home()} className={LOGO_LINK}>
    <LogoMark />
  </a>
);
