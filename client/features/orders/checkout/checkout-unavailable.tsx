import { ImageOff } from '#client/ui/icons.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { t } from '#client/lib/t.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#client/paths.ts';

interface CheckoutUnavailableProps {
  reason: string;
  /** The member bought it. */
  orderId: string | null;
}

/** Missing, not for sale, sold, or otherwise unavailable: one sentence, and the reason if it adds anything. */
export const CheckoutUnavailable = ({ reason, orderId }: CheckoutUnavailableProps) => (
  <EmptyState
    level={1}
    icon={ImageOff}
    title={t('Artwork Not Available')}
    body={
      <>
        {ERRORS.not_for_sale.detail}
        {reason !== ERRORS.not_for_sale.detail && <span className="mt-1 block text-soft">{reason}</span>}
      </>
    }
    link={
      orderId
        ? { href: paths.purchase(orderId), text: t('View your order') }
        : { href: paths.home(), text: t('Discover other artworks') }
    }
  />
);
