import { toCents } from '#shared/kernel/money.ts';
import { CardElements } from '#client/features/payments/public.ts';
import { t } from '#client/lib/t.ts';
import { SubscribeForm } from './subscribe-form.tsx';

export const SubscribePanel = ({ price }: { price: string }) => (
  <section aria-labelledby="pay" className="p-5 sm:p-7">
    <h2 id="pay" className="mb-5 text-xl">
      {t('Payment')}
    </h2>
    <CardElements purpose={{ mode: 'subscription', amount: toCents(price) }}>
      <SubscribeForm price={price} />
    </CardElements>
  </section>
);
