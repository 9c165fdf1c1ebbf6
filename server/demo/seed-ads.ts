import { ads } from '#shared/ads/tables.ts';
import type { Queryable } from '../context.ts';
import { DAY_MS } from './calendar.ts';
import { adId } from './identifiers.ts';
import { ADS, type DemoAd } from './manifest.ts';

const STARTED_DAYS_AGO = 30;
const ENDS_IN_DAYS = 365;
const PAID = { banner: '240.00', video: '480.00' };

const demoFile = (file: string | undefined) => (file === undefined ? null : `/demo/${file}`);

const mediaOf = (ad: DemoAd) =>
  ad.type === 'video'
    ? { videoUrl: demoFile(ad.file), imageUrl: demoFile(ad.poster) }
    : { imageUrl: demoFile(ad.file), narrowImageUrl: demoFile(ad.variant) };

/** They rotate in the order of the manifest. Existing rows stay unchanged. */
export async function seedAds(db: Queryable, now: Date): Promise<void> {
  const start = now.getTime() - STARTED_DAYS_AGO * DAY_MS;
  const rows = ADS.map((ad, index): typeof ads.$inferInsert => ({
    id: adId(ad.file),
    title: ad.title,
    type: ad.type,
    ...mediaOf(ad),
    altText: ad.alt,
    clickUrl: ad.clickUrl,
    advertiserName: ad.advertiserName,
    startDate: new Date(start + index * 1000),
    endDate: new Date(now.getTime() + ENDS_IN_DAYS * DAY_MS),
    amountPaid: PAID[ad.type],
  }));
  await db.insert(ads).values(rows).onConflictDoNothing();
}
