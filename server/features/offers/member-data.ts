import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'offers',
    // Open ones refuse the deletion; closed ones are no one's business any more.
    columns: { buyer_id: 'removed', seller_id: 'removed' },
    // Neither party is told `declines_at`: not the seller of the offer, nor the buyer that it was below the lowest price.
    exported: {
      file: 'offers',
      rows: `select o.id, case when o.buyer_id = $1 then 'made' else 'received' end as direction, o.title, o.state, o.reason,
          o.amount, o.country, o.delivery, o.deadline, o.closed_at, o.created_at
        from offers o where o.buyer_id = $1 or o.seller_id = $1 and o.declines_at is null
        order by o.created_at, o.id`,
    },
  },
  {
    table: 'offer_turns',
    columns: { author_id: 'removed' },
    exported: {
      file: 'offer-prices',
      rows: `select t.offer_id, t.amount, t.words, t.is_hidden, t.created_at from offer_turns t
        where t.author_id = $1 order by t.created_at, t.id`,
    },
  },
];
