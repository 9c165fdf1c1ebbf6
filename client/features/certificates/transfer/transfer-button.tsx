import type { ComponentProps } from 'react';
import type { Certificate } from '#shared/certificates/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

type Transfer = Certificate['transfer'];

function whyNot({ state, from }: Transfer): string | null {
  if (state === 'open') return null;
  if (state === 'suspended')
    return t('You can’t transfer it while a refund is requested or the payment is disputed.');
  return from
    ? t('You can transfer it starting {day}, once the refund window has ended.', { day: day(from) })
    : t(
        'You can transfer it once the work has arrived and the refund window has ended. Confirming delivery ends the refund window right away.',
      );
}

interface TransferButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'onClick'
> {
  transfer: Transfer;
  /** The id of its hint. */
  describedBy: string;
}

export const TransferButton = ({ transfer, describedBy, ...button }: TransferButtonProps) => (
  <Button {...button} disabled={transfer.state !== 'open'} aria-describedby={describedBy}>
    {t('Transfer')}
  </Button>
);

/** Says from which day it can be transferred, while the sale can be refunded. */
export function TransferHint({ id, transfer }: { id: string; transfer: Transfer }) {
  const reason = whyNot(transfer);
  return reason && <p id={id}>{reason}</p>;
}
