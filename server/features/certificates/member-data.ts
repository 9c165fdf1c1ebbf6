import type { Context, Queryable } from '#server/context.ts';
import type { MemberTable } from '#server/feature.ts';
import { unnameMember } from './queries.ts';

const CHAIN = 'select o.certificate_id from certificate_owners o where o.member_id = $1';

export const memberData: readonly MemberTable[] = [
  {
    table: 'certificates',
    // What others own stays provable.
    columns: { owner_id: 'kept' },
    exported: {
      file: 'certificates',
      rows: `select c.code, c.facts->'artwork'->>'title' as title, c.facts->>'artistName' as artist, c.facts->>'soldAt' as sold_at,
          c.owner_id = $1 as is_owner, c.statement, c.signature, c.key_id, c.voided_at, c.voided_by, c.created_at
        from certificates c where c.id in (${CHAIN}) order by c.created_at, c.id`,
    },
  },
  {
    table: 'certificate_owners',
    columns: { member_id: 'kept' },
    exported: {
      file: 'certificate-owners',
      rows: `select c.code, o.is_named, o.since from certificate_owners o join certificates c on c.id = o.certificate_id
        where o.member_id = $1 order by o.since, o.id`,
    },
  },
  {
    table: 'certificate_links',
    columns: { made_by: 'removed' },
    exported: {
      file: 'certificate-links',
      omits: ['token_hash'],
      rows: `select c.code, l.created_at, l.ended_at from certificate_links l join certificates c on c.id = l.certificate_id
        where l.made_by = $1 order by l.created_at, l.id`,
    },
  },
];

export async function forgetMember(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await unnameMember(tx, memberId);
}
