import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type CurrentUser, userEndpoints } from '#shared/accounts/session/contract.ts';
import { legalEndpoints } from '#shared/legal/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useAction } from '#client/lib/action.ts';
import { TERMS_DUE, sentenceOf, takeTermsDue } from '#client/lib/api.ts';
import { day } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';

/** Under the navigation until the member agrees. A write that was refused before that leads here. */
export default function TermsBar({ terms }: { terms: NonNullable<CurrentUser['newTerms']> }) {
  const [path] = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [wasRefused, setRefused] = useState(false);
  const show = useEffectEvent(() => {
    if (!takeTermsDue()) return;
    setRefused(true);
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const listen = () => show();
    listen();
    window.addEventListener(TERMS_DUE, listen);
    return () => window.removeEventListener(TERMS_DUE, listen);
  }, []);
  const agree = useAction(legalEndpoints.agree, {
    onSuccess: () => {
      toast({ title: t('You agreed to the new terms') });
      return refresh(userEndpoints.current, legalEndpoints.read);
    },
    onError: (error) => toast({ title: sentenceOf(error), variant: 'destructive' }),
  });
  // The server's clock decides; this one only says it earlier.
  const [openedAt] = useState(() => new Date());
  const isDue = wasRefused || terms.from <= openedAt;
  const on = day(terms.from);
  return (
    <section aria-label={t('New terms')} className="border-b border-line bg-raised print:hidden">
      <div className="mx-auto flex max-w-[1760px] flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-6">
        <p className="min-w-0 flex-1 basis-72 text-sm text-soft">
          <strong className="font-semibold text-paper">
            {isDue
              ? t('New terms took effect on {since}.', { since: on })
              : t('Our terms change on {on}.', { on })}
          </strong>{' '}
          {isDue
            ? t(
                'Agree to upload, buy and comment again. You can still finish orders, export your data and delete your account.',
              )
            : terms.changes.replaceAll('\n', ' ')}
        </p>
        <div className="flex gap-3 max-sm:w-full">
          {path !== paths.legal('terms') && (
            <Button asChild variant="outline" className="max-sm:flex-1">
              <Link href={paths.legal('terms', terms.version)}>{t('Read')}</Link>
            </Button>
          )}
          <Button
            ref={button}
            className="max-sm:flex-1"
            disabled={agree.isPending}
            onClick={() => agree.mutate({ body: { version: terms.version } })}
          >
            {t('I agree')}
          </Button>
        </div>
      </div>
    </section>
  );
}
