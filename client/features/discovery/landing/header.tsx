import { Fingerprint } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { Logo } from '#client/ui/base/logo.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { paths } from '#client/paths.ts';

export const Header = ({ onSignUp, onBiometric }: { onSignUp: () => void; onBiometric: () => void }) => (
  <header className="sticky top-0 z-40 border-b border-line bg-ink/90 backdrop-blur-md">
    <div className="mx-auto flex h-(--nav) max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-8">
      <div className="mr-auto">
        <Logo />
      </div>
      <Button variant="quiet" size="sm" className="max-md:hidden" onClick={onBiometric}>
        <Fingerprint size={17} aria-hidden />
        {t('Biometric Sign In')}
      </Button>
      <IconButton label={t('Biometric Sign In')} className="md:hidden" onClick={onBiometric}>
        <Fingerprint size={20} aria-hidden />
      </IconButton>
      <Button asChild variant="quiet" size="sm" className="max-sm:px-2.5!">
        <a href={paths.login()}>{t('Sign In')}</a>
      </Button>
      <Button size="sm" className="max-sm:px-3.5!" onClick={onSignUp}>
        {t('Sign Up')}
      </Button>
    </div>
  </header>
);
