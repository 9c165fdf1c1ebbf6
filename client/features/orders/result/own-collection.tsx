import { Link } from 'wouter';
import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { displayName } from '#shared/kernel/names.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Button } from '#client/ui/base/button.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

const isOwned = ({ status }: Purchase): boolean => PAID_STATUSES.some((paid) => paid === status);

/** The member's purchased works, on their own profile only. Hidden if there are none. */
export function OwnCollection() {
  const bought = useEndpoint(purchaseEndpoints.mine, { query: { limit: 12 } });
  const owned = bought.data?.filter(isOwned).slice(0, 6) ?? [];
  if (owned.length === 0) return null;
  return (
    <section aria-labelledby="collection" className="mt-12">
      <SectionHead
        id="collection"
        title={t('Works you own')}
        body={t('Only you see this list. Open a work to show it on your profile.')}
      >
        <Button asChild variant="outline">
          <Link href={paths.purchases()}>{t('All purchases')}</Link>
        </Button>
      </SectionHead>
      <ul className="grid grid-cols-2 items-end gap-x-4 gap-y-7 sm:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-6">
        {owned.map((purchase) => (
          <Owned key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </section>
  );
}

const Owned = ({ purchase: { id, artwork, seller, paidAt } }: { purchase: Purchase }) => (
  <li className="relative min-w-0">
    <img
      src={renditionUrl(artwork.imageUrl, 'card')}
      alt=""
      loading="lazy"
      className="h-auto max-h-64 w-auto max-w-full rounded-art bg-raised object-contain"
    />
    <Link
      href={paths.purchase(id)}
      className="mt-2.5 block truncate text-sm font-semibold text-paper hover:underline after:absolute after:inset-0"
    >
      {artwork.title}
    </Link>
    <p className="truncate text-xs text-mute">{displayName(seller)}</p>
    {paidAt && <p className="text-xs text-mute">{t('Purchased {paidAt}', { paidAt: day(paidAt) })}</p>}
  </li>
);
