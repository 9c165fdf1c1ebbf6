import { Suspense, useState } from 'react';
import { CreditCard } from '#client/ui/icons.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t, tx } from '#client/lib/t.ts';
import type { Subscription } from '#shared/premium/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { cardName } from './card-name.ts';

const CardDialog = lazyPart(() => import('./card-dialog.tsx'));

/** The card charged for renewals. */
export function CardPanel({ subscription: { card } }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('Payment method')}>
      <div className="flex items-center gap-4">
        <CreditCard size={24} aria-hidden className="shrink-0 text-mute" />
        <p className="min-w-0 flex-1 text-sm text-soft">
          {card ? (
            <>
              <span className="block font-semibold text-paper">
                {cardName(card.brand)} <span className="num">{card.last4}</span>
              </span>
              {tx('Expires {expires}', { expires: <span className="num">{card.expires}</span> })}
            </>
          ) : (
            t('No card on file.')
          )}
        </p>
        <Button variant="outline" aria-label={t('Update payment method')} onClick={() => setOpen(true)}>
          {t('Update')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <CardDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
