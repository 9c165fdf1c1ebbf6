import { ArrowLeft, FlaskConical } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { BarePage } from '#client/ui/bare-page.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { paths } from '#client/paths.ts';
import { MailboxView } from './mailbox-view.tsx';

/** Email that the stand-in received. */
export default function MailboxScreen() {
  return (
    <BarePage
      tag={
        <Chip tone="info" icon={FlaskConical}>
          {t('Sandbox')}
        </Chip>
      }
      aside={
        <Button asChild variant="quiet">
          <a href={paths.home()}>
            <ArrowLeft size={17} aria-hidden />
            {t('Back')}
            <span className="-ml-1 max-sm:sr-only">{t('to Atelier')}</span>
          </a>
        </Button>
      }
    >
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1760px] flex-1 px-4 py-8 outline-none sm:px-8"
      >
        <MailboxView />
      </main>
    </BarePage>
  );
}
