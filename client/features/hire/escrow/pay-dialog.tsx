import { type ReactNode, useState } from 'react';
import { t } from '#client/lib/t.ts';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { Ended } from '../ended.tsx';
import { CardPayment } from './card-payment.tsx';
import { type PaymentOptions, usePayment } from './use-payment.ts';

interface PayDialogProps extends PaymentOptions {
  title: string;
  description: string;
  /** Text of the button. */
  action: string;
  savesCard?: boolean;
  /** Why nothing can be paid anymore. A payment that has begun is finished first. */
  ended?: string;
  onClose: () => void;
  /** The terms that the client agrees to by paying. */
  children: ReactNode;
}

/** Shows the purpose of the payment, then the card. Stays open while the card is charged. */
export function PayDialog({
  title,
  description,
  action,
  savesCard,
  ended = '',
  onClose,
  children,
  ...options
}: PayDialogProps) {
  const paying = usePayment(options);
  const hasEnded = ended !== '' && paying.stage === 'idle';
  // The provider's button is rendered by the card form into the footer.
  const [foot, setFoot] = useState<HTMLDivElement | null>(null);
  return (
    <Dialog
      onClose={() => paying.stage !== 'paying' && onClose()}
      title={title}
      description={description}
      width="sm:max-w-[600px]"
      footer={paying.stage !== 'waiting' && !hasEnded && <div ref={setFoot} className="w-full" />}
    >
      <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto px-5 pb-6 sm:px-8">
        {paying.notice && <p className="text-sm text-info">{paying.notice}</p>}
        {children}
        <section aria-label={t('Payment')} className="border-t border-line pt-6">
          {hasEnded ? (
            <Ended text={ended} />
          ) : (
            <CardPayment
              amount={options.amount}
              action={action}
              paying={paying}
              foot={foot}
              {...(savesCard ? { savesCard } : {})}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}
