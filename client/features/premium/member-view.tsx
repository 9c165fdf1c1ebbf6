import type { Artwork } from '#shared/artworks/contract.ts';
import type { Subscription } from '#shared/premium/contract.ts';
import { ScreenHead } from '#client/ui/screen.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { CardPanel } from './card-panel.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { UsePanel } from './use-panel.tsx';

interface MemberViewProps {
  subscription: Subscription;
  picture: Artwork | undefined;
}

/** `/subscribe` for a member who already has Premium. */
export const MemberView = ({ subscription, picture }: MemberViewProps) => (
  <>
    <ScreenHead
      title={t('Your Premium subscription')}
      lede={
        subscription.isPremium
          ? t('Full access since {startedAt}.', { startedAt: day(subscription.startedAt) })
          : t('Premium is paused until your payment goes through.')
      }
    />
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid grid-cols-1 content-start gap-6">
        <PlanPanel subscription={subscription} picture={picture} />
        <InvoicePanel />
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        <CardPanel subscription={subscription} />
        <UsePanel />
      </div>
    </div>
  </>
);
