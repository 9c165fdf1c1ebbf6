/** What a work's own page is made of: the text that every viewer gets, figures, and what concerns the viewer. */
import { type Placeholder, type SQL, eq, sql } from 'drizzle-orm';
import { ArtworkDetail } from '#shared/artworks/contract.ts';
import { type PaletteColor, hexOfLab } from '#shared/artworks/color.ts';
import { artworkColors, artworkImages, artworkViews, artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { deliveryProfiles } from '#shared/delivery/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Db } from '#server/context.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import { jsonRow } from '#server/db/json-row.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName } from '#server/db/prepared.ts';
import type { Member } from '#server/http/route.ts';
import {
  agreed,
  hasSoldNumber,
  heldUntil,
  isAgreedWith,
  isReservedFor,
  lowestFree,
  ownReserved,
  soldNumbers,
} from '../availability-columns.ts';
import { visibilityColumns } from '../queries.ts';
import { awayColumns, figures, stateColumns, version } from './card-queries.ts';
import type { CachedWork } from './text-store.ts';

/** Also what the answer is computed from, but does not contain. */
export interface CachedPage extends CachedWork {
  price: string | null;
  leastOffer: string | null;
  deliveryProfileId: string | null;
  editionSize: number | null;
  isSubscriber: boolean;
}

/** Changes without a new text, or is not for everyone. */
const NOT_IN_TEXT = new Set([
  'isHidden',
  'leastOffer',
  'deliveryCost',
  'deliveryProfileId',
  ...Object.keys(figures),
]);
const inText = Object.fromEntries(
  Object.entries(columnsOf(ArtworkDetail, artworks)).filter(([name]) => !NOT_IN_TEXT.has(name)),
);
const { followersCount, totalLikes, ...ofArtist } = columnsOf(ArtworkDetail.shape.artist, users);

/** The first one from the work's own row. */
const images = sql`(select json_agg(json_build_object('imageUrl', image.image_url, 'altText', image.alt_text, 'width', image.width,
    'height', image.height, 'placeholder', image.placeholder) order by image.position)
  from (select 0 as position, ${artworks.imageUrl}, ${artworks.altText}, ${artworks.width}, ${artworks.height}, ${artworks.placeholder}
    union all select i.position, i.image_url, i.alt_text, i.width, i.height, i.placeholder
      from ${artworkImages} i where i.artwork_id = ${artworks.id}) as image)`;

const ofProfile = (part: SQL) => sql`(select ${part} from ${deliveryProfiles} profile
  where profile.id = ${artworks.deliveryProfileId} and ${artworks.isPhysical})`;

const delivery = {
  deliveryCost: sql`coalesce(${ofProfile(sql`profile.zones->'home'->>'price'`)}, ${artworks.deliveryCost}::text)`,
  delivery: ofProfile(sql`json_build_object('country', profile.country, 'handlingDays', profile.handling_days,
    'zones', profile.zones, 'leftOut', profile.left_out)`),
};

const pageText = jsonRow({
  ...inText,
  images,
  ...delivery,
  isSold: sql`${artworks.soldAt} is not null`,
  isFeatured: sql`${artworks.featuredAt} is not null`,
  user: personColumns,
});

const palette = sql<PaletteColor[]>`(select coalesce(json_agg(json_build_object(
    'l', color.l, 'a', color.a, 'b', color.b, 'share', color.share) order by color.rank), '[]')
  from ${artworkColors} color where color.artwork_id = ${artworks.id})`;

const colorsOf = (colors: PaletteColor[]) =>
  JSON.stringify(colors.map((color) => ({ hex: hexOfLab(color), share: color.share })));

const pages = preparedByName((db, name) =>
  db
    .select({
      id: artworks.id,
      version,
      work: sql<string>`${pageText}::text`,
      artist: sql<string>`${jsonRow(ofArtist)}::text`,
      palette,
      price: artworks.price,
      leastOffer: artworks.leastOffer,
      deliveryProfileId: artworks.deliveryProfileId,
      editionSize: artworks.editionSize,
      isSubscriber: users.isSubscriber,
      ...awayColumns,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(sql`${artworks.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

/** The pages of these works without their last two braces: more of the artist follows, then the rest. */
export async function loadPages(db: Db, ids: string[]): Promise<CachedPage[]> {
  const found = await pages(db, 'page-texts').execute({ ids });
  return found.map(({ work, artist, palette: colors, ...page }) => ({
    ...page,
    text: `${work.slice(0, -1)},"colors":${colorsOf(colors)},"artist":${artist.slice(0, -1)}`,
  }));
}

const state = preparedByName((db, name) => {
  const viewer = sql.placeholder('viewer');
  return db
    .select({
      ...stateColumns(viewer),
      ...visibilityColumns(viewer),
      isViewed: sql<boolean>`exists (select 1 from ${artworkViews} where ${artworkViews.artworkId} = ${artworks.id}
        and ${artworkViews.userId} = ${viewer}::uuid and ${artworkViews.day} = ${sql.placeholder('day')})`,
      /** Someone bought it, or began to. */
      hasPurchases: sql<boolean>`exists (select 1 from ${purchases} where ${purchases.artworkId} = ${artworks.id})`,
      artist: {
        followersCount,
        totalLikes,
        isFollowed: sql<boolean>`exists (select 1 from ${follows} where ${follows.followerId} = ${viewer}::uuid
          and ${follows.followingId} = ${users.id})`,
      },
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(eq(artworks.id, sql.placeholder('id')))
    .prepare(name);
});

/** `isViewed`: counted today, in UTC. */
export async function findPageState(db: Db, viewer: Member, id: string, now: Date) {
  const day = now.toISOString().slice(0, 10);
  const [row] = await state(db, 'artwork').execute({ viewer: viewer.id, id, day });
  return row ?? null;
}
export type PageState = NonNullable<Awaited<ReturnType<typeof findPageState>>>;

const PAID = sql.raw(`('${PAID_STATUSES.join("', '")}')`);

const sale = preparedByName((db, name) => {
  const viewer: Placeholder = sql.placeholder('viewer');
  const now = sql.placeholder('now');
  return db
    .select({
      edition: sql<
        ArtworkDetail['edition']
      >`case when ${artworks.editionSize} is not null then json_build_object(
        'size', ${artworks.editionSize}, 'left', ${artworks.editionSize} - ${soldNumbers},
        'next', coalesce(${ownReserved(viewer)}, ${lowestFree(now)}), 'isFixed', ${hasSoldNumber}) end`,
      soldPrice: sql<string | null>`(select ${purchases.amount} from ${purchases}
        where ${purchases.artworkId} = ${artworks.id} and ${purchases.status} in ${PAID}
        order by ${purchases.paidAt} desc, ${purchases.id} limit 1)`,
      orderId: sql<string | null>`(select ${purchases.id} from ${purchases}
        where ${purchases.artworkId} = ${artworks.id} and ${purchases.status} in ${PAID}
          and ${viewer}::uuid in (${purchases.buyerId}, ${purchases.sellerId})
        order by ${purchases.paidAt} desc, ${purchases.id} limit 1)`,
      isReserved: isReservedFor(viewer, now),
      heldUntil: heldUntil(viewer, now),
      agreed: {
        price: agreed.amount,
        artistAmount: agreed.artistAmount,
        commissionRate: agreed.commissionRate,
        deliveryCost: agreed.deliveryCost,
        country: agreed.country,
        deliveryDaysFrom: agreed.deliveryDaysFrom,
        deliveryDaysTo: agreed.deliveryDaysTo,
        until: agreed.reservedUntil,
      },
    })
    .from(artworks)
    .leftJoin(agreed, isAgreedWith(viewer, now))
    .where(eq(artworks.id, sql.placeholder('id')))
    .prepare(name);
});

/** Whether the work can still be bought by the viewer, and what of it was. */
export async function findSale(db: Db, viewer: Member, id: string, now: Date) {
  const [row] = await sale(db, 'artwork-sale').execute({ viewer: viewer.id, id, now: now.toISOString() });
  return row ? { ...row, agreed: row.agreed && { ...row.agreed, until: row.agreed.until! } } : null;
}
export type Sale = NonNullable<Awaited<ReturnType<typeof findSale>>>;

/** What delivery costs, as the work's page shows it. */
export async function findDelivery(db: Db, id: string) {
  const [row] = await db
    .select({
      isPhysical: artworks.isPhysical,
      deliveryCost: sql<string>`${delivery.deliveryCost}`,
      delivery: sql<ArtworkDetail['delivery']>`${delivery.delivery}`,
    })
    .from(artworks)
    .where(eq(artworks.id, id));
  return row!;
}
