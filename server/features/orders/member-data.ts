import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'purchases',
    // Bookkeeping.
    columns: { buyer_id: 'kept', seller_id: 'kept' },
    exported: {
      file: 'orders',
      omits: ['failure_message', 'reserved_until', 'updated_at', 'ship_reminders'],
      // Where a buyer lives is the buyer's, once the parcel has arrived.
      rows: `select p.id, case when p.buyer_id = $1 then 'purchase' else 'sale' end as direction, a.title, p.edition_number, a.edition_size, p.status, p.amount,
          p.delivery_cost, p.artist_amount, p.commission_amount, p.commission_rate, p.is_physical_item,
          case when p.buyer_id = $1 then p.shipping_address end as shipping_address, p.carrier, p.tracking_number,
          case when p.buyer_id = $1 then p.is_shown end as is_shown, p.commission_agreed_at, p.confirmed_at, p.paid_at, p.shipped_at, p.delivered_at, p.refunded_at, p.created_at
        from purchases p join artworks a on a.id = p.artwork_id
        where $1 in (p.buyer_id, p.seller_id) order by p.created_at, p.id`,
    },
  },
  {
    table: 'refund_requests',
    columns: { asked_by: 'kept', decided_by: 'kept' },
    exported: {
      file: 'refund-requests',
      rows: `select r.purchase_id, r.reason, r.status, r.answer, r.created_at, r.decided_at
        from refund_requests r join purchases p on p.id = r.purchase_id
        where $1 in (p.buyer_id, p.seller_id) order by r.created_at, r.id`,
    },
  },
];
