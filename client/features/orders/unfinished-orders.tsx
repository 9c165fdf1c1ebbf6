import { purchaseEndpoints } from '#shared/orders/contract.ts';
import type { OrderStage } from '#shared/orders/stages.ts';
import { usePages } from '#client/lib/pages.ts';
import type { Order } from './order.ts';
import { OrderRow } from './order-row.tsx';
import { useOrdersLive } from './order-queries.ts';

const UNFINISHED: OrderStage[] = ['to_ship', 'on_the_way'];

function Rows({ stage, userId }: { stage: OrderStage; userId: string }) {
  const bought = usePages(purchaseEndpoints.mine, { query: { stage } });
  const sold = usePages(purchaseEndpoints.sales, { params: { userId }, query: { stage } });
  const orders: Order[] = [
    ...(bought.data?.pages[0]?.items ?? []).map((purchase) => ({ side: 'buyer' as const, purchase })),
    ...(sold.data?.pages[0]?.items ?? []).map((purchase) => ({ side: 'artist' as const, purchase })),
  ];
  return orders.map((order) => (
    <OrderRow key={order.purchase.id} order={order} readAt={bought.dataUpdatedAt} />
  ));
}

/** Lists a member's purchases and sales that are not delivered yet. */
export function UnfinishedOrders({ userId }: { userId: string }) {
  useOrdersLive();
  return (
    <ul className="empty:hidden">
      {UNFINISHED.map((stage) => (
        <Rows key={stage} stage={stage} userId={userId} />
      ))}
    </ul>
  );
}
