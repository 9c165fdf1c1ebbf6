import { Suspense, useState } from 'react';
import { CreditCard } from 'lucide-react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import type { Subscription } from '#shared/premium/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { fill } from '#client/lib/sentence.ts';
import { cardName } from './card-name.ts';
import * as texts from './texts.ts';

const CardDialog = lazyPart(() => import('./card-dialog.tsx'));

/** The card charged for renewals. */
export function CardPanel({ subscription: { card } }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={texts.paymentMethod}>
      <div className="flex items-center gap-4">
        <CreditCard size={24} aria-hidden className="shrink-0 text-mute" />
        <p className="min-w-0 flex-1 text-sm text-soft">
          {card ? (
            <>
              <span className="block font-semibold text-paper">
                {cardName(card.brand)} <span className="num">{card.last4}</span>
              </span>
              {fill(texts.expires, { expires: <span className="num">{card.expires}</span> })}
            </>
          ) : (
            texts.noCardOnFile
          )}
        </p>
        <Button variant="outline" aria-label={texts.updatePaymentMethod} onClick={() => setOpen(true)}>
          {texts.update}
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
