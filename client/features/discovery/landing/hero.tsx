import { keptPercent } from '#shared/kernel/commission.ts';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';
import { isSelling, prices, sellersKeep } from '#client/lib/prices.ts';
import { t, tx } from '#client/lib/t.ts';

export const Hero = () => (
  <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-16 gap-y-5 px-4 sm:px-8">
    <h1 id="hero" className="text-hero font-[650]">
      {t('Hang your')}
      <br />
      {t('work here.')}
    </h1>
    <div className="max-w-[46ch] lg:pb-1.5">
      <p className="text-base text-soft sm:text-lg">
        {tx(
          'An art marketplace and a community of artists. Buy art directly from the people who make it, or set your own prices and {keepOfEverySale} ({premium} with Premium).',
          {
            keepOfEverySale: (
              <strong className="font-semibold text-paper">
                {t('keep {kept} of every sale', { kept: sellersKeep() })}
              </strong>
            ),
            premium: keptPercent(prices().premiumCommissionRate),
          },
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3 sm:mt-7">
        <Button asChild size="lg">
          <a href={paths.register()}>{t('Join')}</a>
        </Button>
        <Button asChild size="lg" variant="outline">
          <a href={paths.login(paths.upload())}>{t('Sell Your Art')}</a>
        </Button>
      </div>
      <p className="mt-4 text-sm text-mute">
        {isSelling()
          ? t(
              'Looking for art? Save what you like, follow the artists and buy from them directly, with a certificate of authenticity.',
            )
          : t('Looking for art? Save what you like, follow the artists and buy from them directly.')}
      </p>
    </div>
  </div>
);
