/**
 * Every screen as each kind of member sees it: it has a heading, logs no fault, has no accessibility finding, nothing is
 * wider than the window, and on a phone every control can be hit with a thumb; with ROUNDS=full in all states of the demo
 * gallery. A screen with an id in its address does not compile without a row here. Dialogs, and what a member has just
 * done, are in the features' own files.
 */
import type { Page } from '@playwright/test';
import pg from 'pg';
import { SCREENS, type ScreenName } from '#shared/kernel/screens.ts';
import { screens } from '#client/screens.ts';
import { databaseUrl } from './server.ts';
import { RUNNING, expect, expectSound, ownId, quiet, signIn, smallTargets, test } from './support.ts';

const PERSONS = {
  visitor: null,
  collector: 'edmund-achter',
  artist: 'mina-okoro',
  seller: 'noor-halabi',
  teacher: 'suvi-raunio',
  client: 'priya-sorel',
  designer: 'kwame-lisle',
  moderator: 'june-abara',
  admin: 'ada-lund',
} as const;
type Person = keyof typeof PERSONS;

const user = (slug: string) => `select id from users where email = '${slug}@atelier.test'`;
/** What stands in braces in an address: an id in each state of its kind. `$me` is the person's own id. */
const SAMPLES = {
  me: `select '$me' id`,
  artist: user('teodor-vance'),
  designer: user('kwame-lisle'),
  collector: user('edmund-achter'),
  works: `select distinct on (is_for_sale, sold_at is null, is_physical, edition_size is null) id from artworks
    where not is_hidden and user_id <> '$me' order by is_for_sale, sold_at is null, is_physical, edition_size is null, id`,
  ownWork: `select id from artworks where user_id = '$me' and sold_at is null and not is_hidden order by id limit 1`,
  buyable: `select id from artworks where is_for_sale and sold_at is null and not is_hidden and edition_size is null
    and price is not null and user_id <> '$me' order by id desc limit 1`,
  purchases: `select distinct on (status) id from purchases where buyer_id = '$me' order by status, id`,
  sales: `select distinct on (status) id from purchases where seller_id = '$me' order by status, id`,
  // In the states that the collector’s and the artist’s orders are not in.
  otherPurchases: `select distinct on (status) id from purchases where buyer_id = '$me' and status not in
    (select status from purchases where buyer_id = (${user('edmund-achter')})) order by status, id`,
  otherSales: `select distinct on (status) id from purchases where seller_id = '$me' and status not in
    (select status from purchases where seller_id = (${user('mina-okoro')})) order by status, id`,
  collections: `select distinct on (visibility) id from collections where owner_id = '$me' order by visibility, id`,
  course: `select id from courses where is_published and is_premium and instructor_id <> '$me' order by id limit 1`,
  ownCourse: `select id from courses where instructor_id = '$me' order by id limit 1`,
  video: 'select id from inspiration_content where is_published order by id limit 1',
  projects: `select distinct on (status) id from hire_projects where not is_hidden
    and '$me' in (client_id, designer_id) order by status, id`,
  otherProject: `select id from hire_projects where status = 'pending' and client_id <> '$me' order by id limit 1`,
  ownCases: `select distinct on (kind) id from cases where member_id = '$me' and decided_at is not null order by kind, id`,
  cases: 'select distinct on (kind, decided_at is null) id from cases order by kind, decided_at is null, id',
  receipt: 'select verification_code id from receipts order by id limit 1',
  // That was transferred.
  certificate: `select substr(code, 1, 4) || '-' || substr(code, 5) id from certificates c
    where (select count(*) from certificate_owners where certificate_id = c.id) > 1 order by id limit 1`,
} as const;

const IDS = process.env.ROUNDS === 'full' ? 100 : 1;

type Visits = Partial<Record<Person, readonly string[]>>;
type WithId = {
  [N in ScreenName]: (typeof SCREENS)[N] extends `${string}:${string}` ? N : never;
}[ScreenName];
/**
 * Addresses by who opens them; an empty row says which file walks the screen instead. Without a row, a screen is opened
 * by its plain address, by whoever its access names.
 */
const WALK: Partial<Record<ScreenName, Visits>> & Record<WithId, Visits> = {
  home: {
    visitor: ['/', '/nowhere'],
    collector: ['/', '/?q=calm+blue+under+500', '/?q=zzzzqq', '/?filter=trending'],
    artist: ['/?filter=following', '/?category=photography'],
  },
  profile: {
    collector: ['/profile/{artist}'],
    artist: ['/profile/{me}', '/profile/{collector}'],
    client: ['/profile/{designer}'],
  },
  artwork: { collector: ['/artwork/{works}'], artist: ['/artwork/{ownWork}'] },
  // looking.spec.ts, with works chosen for their sizes.
  compare: {},
  upload: { artist: ['/upload'] },
  works: { artist: ['/works'] },
  checkout: { collector: ['/checkout/{buyable}'] },
  purchaseSuccess: { artist: ['/purchase-success'] },
  purchases: { collector: ['/purchases'], moderator: ['/purchases'] },
  purchase: {
    collector: ['/purchases/{purchases}', '/purchases/00000000-0000-4000-8000-000000000000'],
    client: ['/purchases/{otherPurchases}'],
  },
  sales: { artist: ['/sales'], moderator: ['/sales'] },
  sale: { artist: ['/sales/{sales}'], seller: ['/sales/{otherSales}'] },
  statistics: { artist: ['/statistics'], teacher: ['/statistics'], moderator: ['/statistics'] },
  receipts: { artist: ['/receipts'], seller: ['/receipts'] },
  certificates: { collector: ['/certificates'], moderator: ['/certificates'] },
  verifyReceipt: { visitor: ['/verify/{receipt}', '/verify/{certificate}', '/verify/0000'] },
  subscribe: { collector: ['/subscribe'], artist: ['/subscribe'] },
  support: { artist: ['/support'], moderator: ['/support'] },
  inspiration: {
    teacher: [
      '/inspiration',
      '/inspiration?mine=true',
      '/inspiration?q=zzzzqq',
      '/inspiration?watch={video}',
    ],
  },
  course: { collector: ['/education/{course}'], teacher: ['/education/{ownCourse}'] },
  teach: { teacher: ['/education/{ownCourse}/edit'] },
  forHire: { client: ['/for-hire', '/for-hire?q=zzzzqq&category=animation'] },
  postProject: { client: ['/for-hire/create'] },
  project: {
    collector: ['/for-hire/project/{projects}'],
    artist: ['/for-hire/project/{projects}'],
    client: ['/for-hire/project/{projects}', '/for-hire/project/00000000-0000-4000-8000-000000000000'],
    designer: ['/for-hire/project/{projects}', '/for-hire/project/{otherProject}'],
    moderator: ['/for-hire/project/{otherProject}'],
  },
  // mail.spec.ts, by the link of a letter.
  unsubscribe: {},
  moderation: { moderator: ['/moderation', '/moderation?kind=lookalike'] },
  moderationCase: { moderator: ['/moderation/{cases}'], teacher: ['/moderation/{ownCases}'] },
  office: {
    admin: [
      '/office',
      '/office/members',
      '/office/members?member={designer}',
      '/office/money',
      '/office/emails',
      '/office/jobs',
      '/office/settings',
      '/office/nothing',
    ],
    collector: ['/office'],
  },
  settings: {
    artist: [
      '/settings/profile',
      '/settings/sessions',
      '/settings/notifications',
      '/settings/delivery',
      '/settings/delivery?profile=new',
      '/settings/privacy',
      '/settings/tokens',
    ],
  },
  // webhooks.spec.ts, with one that it adds.
  webhook: {},
  saved: { collector: ['/saved', '/saved?tab=liked', '/saved?tab=collections'] },
  collection: { collector: ['/collection/{collections}'] },
  offers: { collector: ['/offers'], artist: ['/offers'], moderator: ['/offers'] },
};

const OPENED_BY = { anyone: 'visitor', member: 'collector', moderator: 'moderator', admin: 'admin' } as const;
/** Redirections are tested with the router. */
function visitsOf(name: ScreenName): Visits {
  const screen = screens[name];
  if ('redirect' in screen) return {};
  return WALK[name] ?? { [OPENED_BY[screen.access ?? 'member']]: [SCREENS[name]] };
}

/** Every address of a row, with one id of a sample; in the long run with each. */
async function addressesOf(db: pg.Client, me: string, pattern: string): Promise<string[]> {
  const name = /\{(\w+)\}/.exec(pattern)?.[1] as keyof typeof SAMPLES | undefined;
  if (!name) return [pattern];
  const { rows } = await db.query<{ id: string }>(SAMPLES[name].replaceAll('$me', me));
  expect(rows, `the demo gallery has ${name}`).not.toEqual([]);
  return rows.slice(0, IDS).map(({ id }) => pattern.replace(`{${name}}`, id));
}

/** Follows a link within the app, as a member does: the scripts are loaded once. */
async function follow(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith('http')) return void (await page.goto(address));
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

async function look(page: Page, address: string): Promise<void> {
  await follow(page, address);
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expectSound(page, async () => expect(await smallTargets(page)).toEqual([]));
}

for (const [person, slug] of Object.entries(PERSONS) as [Person, string | null][]) {
  test(`every screen of a ${person}`, async ({ page, gallery }) => {
    test.skip(Boolean(RUNNING), 'reads ids from the database of its own gallery');
    test.slow();
    if (slug) await signIn(page, slug, null);
    const me = slug ? await ownId(page) : '';
    const db = new pg.Client({ connectionString: databaseUrl(gallery.dataDir) });
    await db.connect();
    const patterns = (Object.keys(SCREENS) as ScreenName[]).flatMap((name) => visitsOf(name)[person] ?? []);
    const addresses = [];
    for (const pattern of patterns) addresses.push(...(await addressesOf(db, me, pattern)));
    await db.end();
    for (const address of addresses) await test.step(address, () => look(page, address));
  });
}
