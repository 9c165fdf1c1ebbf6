/** The subjects of the log's lines. The log has ids only, so names are read when it is shown. */
import { type SQL, eq, inArray, sql } from 'drizzle-orm';
import type { LogLine } from '#shared/moderation/log/contract.ts';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { collections } from '#shared/collections/tables.ts';
import { courseReviews, courses } from '#shared/courses/tables.ts';
import { hireDisputes, hireProjects, hireReviews } from '#shared/hire/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { messages } from '#shared/messages/tables.ts';
import { cases, decisions } from '#shared/moderation/cases/tables.ts';
import { reports } from '#shared/moderation/tables.ts';
import { offerTurns, offers } from '#shared/offers/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { designerPortfolios } from '#shared/portfolios/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { findPersons } from '#server/db/person.ts';

type Act = Pick<LogLine, 'subjectType' | 'subjectId' | 'act' | 'after'>;
export type Named = Pick<LogLine, 'thing' | 'caseKind' | 'reportsCount' | 'message' | 'amounts'>;

interface ThingRow extends Record<string, unknown> {
  kind: NonNullable<LogLine['thing']>['kind'];
  id: string;
  title: string;
  image_url: string | null;
  member_id: string | null;
  /** Cents. */
  amounts: number[];
  message: string | null;
}

/** The newest decision about a project; the rest of what was paid went back to the client. */
const decided = (what: SQL): SQL => sql`(select ${what} from ${hireDisputes}
  where ${hireDisputes.projectId} = ${hireProjects.id} and ${hireDisputes.decidedAt} is not null
  order by ${hireDisputes.decidedAt} desc limit 1)`;
const paid = sql`(select coalesce(sum(${charges.amountCents}), 0)::int from ${charges}
  where ${charges.ownerId} = ${hireProjects.id} and ${charges.status} in ('paid', 'refunding', 'refunded'))`;

/** By kind and id, and by id alone: the charge of a purchase has its id, other ids are unique across tables. */
async function listThings(db: Queryable, ids: string[]): Promise<Map<string, ThingRow>> {
  if (ids.length === 0) return new Map();
  const these = sql`any(${sql.param(ids)}::uuid[])`;
  const { rows } = await db.execute<ThingRow>(sql`
    select 'artwork' as kind, ${artworks.id} as id, ${artworks.title} as title, ${artworks.imageUrl} as image_url,
      ${artworks.userId} as member_id, '{}'::int[] as amounts, null as message
    from ${artworks} where ${artworks.id} = ${these}
    union all select 'comment', ${comments.id}, ${artworks.title}, null, ${comments.userId}, '{}', null
    from ${comments} join ${artworks} on ${artworks.id} = ${comments.artworkId} where ${comments.id} = ${these}
    union all select 'message', ${messages.id}, '', null, ${messages.senderId}, '{}', null
    from ${messages} where ${messages.id} = ${these}
    union all select 'profile', ${users.id}, '', null, ${users.id}, '{}', null
    from ${users} where ${users.id} = ${these}
    union all select 'project', ${hireProjects.id}, ${hireProjects.title}, null, ${hireProjects.clientId},
      case when ${decided(sql`outcome`)} = 'split'
        then array[${decided(sql`designer_cents`)}, ${paid} - ${decided(sql`designer_cents`)}] else '{}' end,
      ${decided(sql`note`)}
    from ${hireProjects} where ${hireProjects.id} = ${these}
    union all select 'inspiration', ${inspirationContent.id}, ${inspirationContent.title},
      ${inspirationContent.thumbnailUrl}, ${inspirationContent.artistId}, '{}', null
    from ${inspirationContent} where ${inspirationContent.id} = ${these}
    union all select 'course', ${courses.id}, ${courses.title}, ${courses.imageUrl}, ${courses.instructorId}, '{}', null
    from ${courses} where ${courses.id} = ${these}
    union all select 'portfolio', ${designerPortfolios.id}, ${designerPortfolios.title},
      ${designerPortfolios.imageUrl}, ${designerPortfolios.userId}, '{}', null
    from ${designerPortfolios} where ${designerPortfolios.id} = ${these}
    union all select 'collection', ${collections.id}, ${collections.title}, null, ${collections.ownerId}, '{}', null
    from ${collections} where ${collections.id} = ${these}
    union all select 'course_review', ${courseReviews.id}, ${courses.title}, null, ${courseReviews.userId}, '{}', null
    from ${courseReviews} join ${courses} on ${courses.id} = ${courseReviews.courseId}
    where ${courseReviews.id} = ${these}
    union all select 'hire_review', ${hireReviews.id}, ${hireProjects.title}, null, ${hireReviews.authorId}, '{}', null
    from ${hireReviews} join ${hireProjects} on ${hireProjects.id} = ${hireReviews.projectId}
    where ${hireReviews.id} = ${these}
    union all select 'offer', ${offerTurns.id}, ${offers.title}, null, ${offerTurns.authorId}, '{}', null
    from ${offerTurns} join ${offers} on ${offers.id} = ${offerTurns.offerId} where ${offerTurns.id} = ${these}
    union all select 'purchase', ${purchases.id}, ${artworks.title}, ${artworks.imageUrl}, ${purchases.buyerId},
      array[((${purchases.amount} + ${purchases.deliveryCost}) * 100)::int], null
    from ${purchases} join ${artworks} on ${artworks.id} = ${purchases.artworkId} where ${purchases.id} = ${these}
    union all select 'payment', ${charges.id}, coalesce(sold.title, ${hireProjects.title}, ''), sold.image_url,
      ${charges.payeeId}, '{}', null
    from ${charges} left join ${purchases} on ${purchases.id} = ${charges.ownerId}
      left join ${artworks} sold on sold.id = ${purchases.artworkId}
      left join ${hireProjects} on ${hireProjects.id} = ${charges.ownerId}
    where ${charges.id} = ${these}
    union all select 'support', ${supportRequests.id}, ${supportRequests.subject}, null, ${supportRequests.userId},
      '{}', null
    from ${supportRequests} where ${supportRequests.id} = ${these}`);
  return new Map(rows.flatMap((row) => [`${row.kind}:${row.id}`, row.id].map((key) => [key, row] as const)));
}

const listCases = (db: Queryable, ids: string[]) =>
  db
    .select({
      id: cases.id,
      kind: cases.kind,
      subject: cases.subject,
      subjectId: cases.subjectId,
      memberId: cases.memberId,
      title: cases.title,
      message: decisions.words,
      reportsCount: sql<number>`(select count(*)::int from ${reports} where ${reports.caseId} = ${cases.id})`,
    })
    .from(cases)
    .leftJoin(decisions, eq(decisions.caseId, cases.id))
    .where(inArray(cases.id, ids));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** In the order of the lines. What was deleted keeps the name that its case knows it by. */
export async function nameThings(db: Queryable, acts: Act[]): Promise<Named[]> {
  const caseOf = ({ subjectId, after: { caseId } }: Act) => (typeof caseId === 'string' ? caseId : subjectId);
  const ids = [...new Set(acts.flatMap((act) => [act.subjectId, caseOf(act)]))].filter((id) => UUID.test(id));
  const found = new Map((await listCases(db, ids)).map((row) => [row.id, row]));
  const things = await listThings(db, [...ids, ...[...found.values()].map((row) => row.subjectId)]);
  const about = acts.map((act) => {
    const known = found.get(caseOf(act));
    const row =
      things.get(`${act.subjectType}:${act.subjectId}`) ??
      things.get(act.subjectId) ??
      (known && things.get(known.subjectId));
    return { act, known, row, memberId: row?.member_id ?? known?.memberId ?? null };
  });
  const persons = await findPersons(
    db,
    about.flatMap(({ memberId }) => memberId ?? []),
  );
  return about.map(({ act: { act }, known, row, memberId }) => {
    const kind = row?.kind ?? known?.subject;
    // Cases name a thing in quotes, as in a sentence.
    const title = row?.title ?? known?.title.match(/“(.*)”/s)?.[1] ?? '';
    const member = (memberId !== null && persons.get(memberId)) || null;
    return {
      thing: kind ? { kind, title, imageUrl: row?.image_url ?? null, member } : null,
      caseKind: known?.kind ?? null,
      reportsCount: known?.reportsCount ?? 0,
      message:
        (act === 'case.decide' ? known?.message : act === 'dispute.decide' ? row?.message : null) ?? null,
      amounts: (row?.amounts ?? []).map(fromCents),
    };
  });
}
