import { Lock, LockOpen } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { PremiumLink } from '#client/features/premium/public.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';

/** States the member's access to courses. */
export function AccessLevel() {
  const { isSubscriber } = useMember();
  return (
    <section
      aria-label={t('Your access')}
      className={clsx(
        'mt-10 mb-20 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md p-5 sm:px-7',
        isSubscriber ? 'bg-gold-wash' : 'bg-surface',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-11 place-items-center rounded-full bg-ink',
          isSubscriber ? 'text-gold' : 'text-mute',
        )}
      >
        {isSubscriber ? <LockOpen size={19} /> : <Lock size={19} />}
      </span>
      <p className="min-w-0 flex-1 basis-56">
        <span className="block font-display text-lg font-semibold text-paper">
          {isSubscriber ? t('Premium Member') : t('Free User')}
        </span>
        <span className="text-sm text-soft">
          {isSubscriber ? t('Unlimited Access') : t('Limited Preview Access')}
        </span>
        {!isSubscriber && (
          <span className="text-sm text-mute max-sm:hidden">
            {t(': free courses in full, 20-second previews of the rest')}
          </span>
        )}
      </p>
      {!isSubscriber && <PremiumLink>{t('Upgrade Now')}</PremiumLink>}
    </section>
  );
}
