/** Pages, feeds, sitemap and oEmbed: what visitors read, that they read nothing else, and that it is gone at once. */
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { Window } from 'happy-dom';
import { afterAll, expect, it, vi } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { collections } from '#shared/collections/tables.ts';
import { courses } from '#shared/courses/tables.ts';
import { deliveryProfiles } from '#shared/delivery/tables.ts';
import type { EventName, Events } from '#server/events/events.ts';
import { setSuspension } from '#server/features/moderation/suspension/suspend.ts';
import { gallerySettings } from '#server/features/settings/public.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addPicture, createArtwork, createCourse, createMember } from '#server/testing/factories.ts';
import { readSitemap } from './sitemap.ts';
import { TITLE, startGallery } from './testing.ts';

const UNKNOWN = '11111111-1111-4111-8111-111111111111';
const { app, admin, artist, work, get, textOf, statusOf, send, oEmbedOf, openGallery, createCollection } =
  await startGallery();
afterAll(() => app.close());
const { db } = app.ctx;

const path = `/artwork/${work.id}`;

it('is off unless an admin turns it on, and PUBLIC_GALLERY wins', async () => {
  await openGallery(false);
  const before = await get(path);
  expect([before.status, before.headers.get('ratelimit')]).toEqual([200, null]);
  expect(await before.text()).toContain('og:title');
  expect(await textOf(path)).not.toContain('<main');
  for (const other of [`/profile/${artist.id}/rss.xml`, '/sitemap.xml', oEmbedOf(path)])
    expect(await statusOf(other)).toBe(404);
  expect(await textOf('/robots.txt')).toMatch(/User-agent: \*\nAllow: \/\n$/);

  await openGallery(true);
  expect(await textOf(path)).toContain('<main');
  expect(await textOf('/robots.txt')).toMatch(
    /Allow: \/\$\nAllow: \/\?\nAllow: \/artwork\/\n[^]*Disallow: \/\n\nSitemap: .*\/sitemap\.xml\n$/,
  );
  const figures = await get('/api/office/public-gallery', admin.cookie);
  expect(await figures.json()).toEqual({ agreed: 1, declined: 0, unanswered: 1, works: 1 });

  const locked = await startTestApp({
    databaseUrl: app.ctx.config.databaseUrl!,
    env: { PUBLIC_GALLERY: 'off' },
  });
  try {
    expect((await gallerySettings(locked.ctx)).isPublic).toBe(false);
    const answer = await fetch(`${locked.url}/api/office/settings/public-gallery`, {
      method: 'PUT',
      headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      body: '{"isPublic":true}',
    });
    expect((await answer.json()).code).toBe('set_by_environment');
  } finally {
    await locked.close();
  }
});

it('shows a work without scripts, and nothing that others did', async () => {
  const fan = await createMember(app, { firstName: 'Fanny', isPublic: true });
  await db.insert(comments).values({ userId: fan.id, artworkId: work.id, content: 'So very quiet.' });
  const answer = await get(path);
  const html = await answer.text();
  expect(answer.headers.get('x-robots-tag')).toBe('noai, noimageai');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  for (const secret of ['Lagosville', 'Fanny', 'So very quiet', '4242', '4321', '9876', '4,2', '4,3'])
    expect(html).not.toContain(secret);
  const { document } = new Window();
  document.write(html);
  expect([...document.querySelectorAll('script')].map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(document.querySelector('h1')?.textContent).toBe(TITLE);
  const main = document.querySelector('main')!.textContent.replaceAll(/\s+/g, ' ');
  expect(main).toContain('$180');
  expect(main).toContain('60 × 45 cm');
  expect(main).toContain('from $8');
  expect(main).toContain('Mina "M" Okoro keeps 90% of it.');
  expect(main).toContain('</script><script>alert(1)</script>');
  const join = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Join to buy');
  expect(join?.getAttribute('href')).toBe(`/?join=${encodeURIComponent(path)}`);
  const linkTo = (query: string) => document.querySelector(`link[${query}]`)?.getAttribute('href');
  expect(linkTo('rel="canonical"')).toBe(app.url + path);
  expect(linkTo('type="application/json+oembed"')).toContain(encodeURIComponent(app.url + path));
  const nonce = document.querySelector('style')?.getAttribute('nonce');
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(html).not.toMatch(/ style="/);

  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
  expect(data).toMatchObject({
    '@type': 'VisualArtwork',
    name: TITLE,
    creator: { name: 'Mina "M" Okoro', url: `${app.url}/profile/${artist.id}` },
    offers: { '@type': 'Offer', price: '180.00', priceCurrency: 'USD' },
  });
  // The card's address is the one that the card itself has: no redirect.
  const card = new URL(document.querySelector('meta[property="og:image"]')!.getAttribute('content')!);
  const preview = (await (await get(`/api/previews?path=${path}`)).json()) as { cardUrl: string };
  expect(card.href).toBe(app.url + preview.cardUrl);

  expect(await (await get(path, artist.cookie)).text()).not.toContain('<main');
});

it('shows views as links, sold works with a dot alone, and asks for no noai where training is allowed', async () => {
  const sold = await createArtwork(app, {
    userId: artist.id,
    title: 'Gone',
    price: '777.00',
    soldAt: new Date(),
    allowsAiTraining: true,
  });
  await addPicture(app, sold, 'From behind');
  const first = await get(`/artwork/${sold.id}`);
  expect([first.headers.get('x-robots-tag'), first.headers.get('tdm-reservation')]).toEqual([null, '0']);
  const html = await first.text();
  expect(html).toContain('Sold');
  expect(html).not.toContain('777');
  expect(html).toContain('Join to follow');
  expect(html).toContain(`href="/artwork/${sold.id}?view=2"`);
  const second = await textOf(`/artwork/${sold.id}?view=2`);
  expect(second).toContain('alt="From behind"');
  expect(second).toContain(`<link rel="canonical" href="${app.url}/artwork/${sold.id}" />`);
  expect(await statusOf(`/artwork/${sold.id}?view=3`)).toBe(404);
});

it('shows the lowest delivery cost, because the reader’s country is not known', async () => {
  const zone = (price: string, daysFrom: number, daysTo: number) => ({ price, daysFrom, daysTo });
  const zones = { home: zone('12.00', 1, 3), region: zone('8.00', 2, 5), world: null };
  const [profile] = await db
    .insert(deliveryProfiles)
    .values({ userId: artist.id, name: 'Small', country: 'NG', handlingDays: 5, zones })
    .returning();
  const offer = { userId: artist.id, isForSale: true, price: '90.00', isPhysical: true };
  const { id } = await createArtwork(app, { ...offer, deliveryProfileId: profile!.id });
  const shown = async () =>
    (await textOf(`/artwork/${id}`)).replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ');
  expect(await shown()).toMatch(/from \$8 , 6 to 10 days.*Sent from Nigeria Within 5 days/);
  const body = JSON.stringify({ zones: { ...zones, home: zone('0.00', 1, 3) } });
  const headers = { cookie: artist.cookie, 'content-type': 'application/json' };
  await fetch(`${app.url}/api/delivery-profiles/${profile!.id}`, { method: 'PATCH', headers, body });
  await expect.poll(shown).toContain('Free to some countries, 6 to 10 days');
});

it('shows in a profile, a collection and a course only what members agreed to', async () => {
  const silent = await createMember(app, { artistName: 'Silent One' });
  const theirs = await createArtwork(app, { userId: silent.id, title: 'Not for you' });
  const list = await createCollection({ ownerId: artist.id, title: 'Blue hour' }, [theirs.id, work.id]);
  const onlyTheirs = await createCollection({ ownerId: artist.id, title: 'Empty room' }, [theirs.id]);
  const course = await createCourse(app, { instructorId: artist.id, title: 'Night walks' });
  const profile = await textOf(`/profile/${artist.id}`);
  for (const shown of ['Paper and', 'Blue hour', 'Night walks', 'rss.xml']) expect(profile).toContain(shown);
  for (const secret of ['Lagosville', '4,321', 'Empty room']) expect(profile).not.toContain(secret);
  expect(profile).toMatch(/Blue hour<\/a\s*>[^]*?1 work</);
  for (const page of [`/collection/${list}`, `/collection/${onlyTheirs}`]) {
    const html = await textOf(page);
    expect(html).not.toContain('Not for you');
    expect(html).not.toContain('Silent');
    expect(html).toMatch(page.endsWith(list) ? /,\s+1 work\s/ : /,\s+0 works\s/);
  }
  const lessons = await textOf(`/education/${course.id}`);
  expect(lessons).toContain('The first light');
  expect(lessons).toContain('Join to watch');
});

it('has feeds that readers parse, a sitemap in parts, and oEmbed in the requested size', async () => {
  const rss = parseRssFeed(await textOf(`/profile/${artist.id}/rss.xml`));
  const item = rss.items?.find(({ title }) => title === TITLE);
  expect(item).toMatchObject({ link: app.url + path, guid: { value: app.url + path } });
  expect(item?.description).toContain('&lt;/script&gt;');
  const answer = await get(`/profile/${artist.id}/atom.xml`);
  expect(answer.headers.get('content-type')).toContain('application/atom+xml');
  const atom = parseAtomFeed(await answer.text());
  expect(atom.title).toEqual({ value: 'Mina "M" Okoro at Atelier' });
  expect(atom.entries?.map(({ id }) => id)).toContain(app.url + path);

  const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  expect(addresses).toContain(app.url + path);
  for (const address of addresses) expect(await statusOf(address.slice(app.url.length)), address).toBe(200);
  const index = (await readSitemap(app.ctx, null, 2))!.text;
  const parts = [...index.matchAll(/\/sitemaps\/(\d+)\.xml/g)].map(([, part]) => Number(part) - 1);
  const inParts = await Promise.all(parts.map((part) => readSitemap(app.ctx, part, 2)));
  expect(inParts.flatMap((part) => [...part!.text.matchAll(/<loc>(.*?)<\/loc>/g)]).length).toBe(
    addresses.length,
  );
  expect(await readSitemap(app.ctx, parts.length, 2)).toBeNull();
  expect(await statusOf('/sitemaps/2.xml')).toBe(404);

  const embed = async (query: string) => (await get(oEmbedOf(path) + query)).json();
  expect(await embed('&maxwidth=300')).toMatchObject({
    type: 'photo',
    title: TITLE,
    author_name: 'Mina "M" Okoro',
    width: 300,
    thumbnail_width: 300,
    url: expect.stringMatching(/\/thumb\.webp$/),
  });
  expect(await (await get(oEmbedOf(`/profile/${artist.id}`))).json()).toMatchObject({ type: 'link' });
  for (const url of ['https://elsewhere.example', '', 'javascript:1', `${app.url}/settings/privacy`])
    expect(
      await statusOf(`/api/oembed?url=${encodeURIComponent(url + (url.startsWith('https') ? path : ''))}`),
    ).toBe(404);
});

it('costs one statement per page and minute', async () => {
  const asked = vi.spyOn(app.ctx.pool, 'query');
  const ofPages = () =>
    asked.mock.calls.filter((call) => JSON.stringify(call[0]).includes('hasPreviews')).length;
  const other = await createArtwork(app, { userId: artist.id });
  const pages = [`/artwork/${other.id}`, `/profile/${artist.id}`];
  app.clock.advance(61_000);
  asked.mockClear();
  for (const page of [...pages, ...pages, ...pages]) await get(page);
  await Promise.all(pages.map((page) => get(page)));
  expect([ofPages(), asked.mock.calls.length]).toEqual([2, 2]);
  app.clock.advance(61_000);
  await get(pages[0]!);
  expect(ofPages()).toBe(3);
  asked.mockRestore();
});

it('limits a network that asks for too many pages a second', async () => {
  const strict = await startTestApp({
    databaseUrl: app.ctx.config.databaseUrl!,
    env: { PUBLIC_GALLERY: 'on', TRUST_PROXY: '1', RATE_LIMIT_PAGE: '120' },
  });
  const ask = (address: string) => fetch(strict.url + path, { headers: { 'x-forwarded-for': address } });
  try {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('192.0.2.1')));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect((await ask('192.0.2.2')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

it('answers the same for what visitors may not see as for what does not exist', async () => {
  const day = new Date(Date.now() + 86_400_000);
  const shown = { artistName: 'Refused', isPublic: true };
  const owner = { userId: artist.id, ownerId: artist.id, instructorId: artist.id };
  const MEMBERS = {
    'was not asked': { isPublic: null },
    'said no': { isPublic: false },
    'is hidden': { isHidden: true },
    'is suspended': { suspendedUntil: day },
    'is about to be deleted': { deletesAt: day },
    'was deleted': { deletesAt: day, deletedAt: day, isPublic: null },
  };
  const refused: [string, string][] = [];
  for (const [why, fields] of Object.entries(MEMBERS)) {
    const { id: userId } = await createMember(app, { ...shown, ...fields });
    const { id } = await createArtwork(app, { userId });
    const course = await createCourse(app, { instructorId: userId });
    const list = await createCollection({ ownerId: userId }, [work.id]);
    for (const at of [
      `/artwork/${id}`,
      `/profile/${userId}`,
      `/education/${course.id}`,
      `/collection/${list}`,
    ])
      refused.push([`${why}: ${at}`, at]);
  }
  const listOf = async (fields: object) =>
    `/collection/${await createCollection({ ...owner, ...fields }, [work.id])}`;
  refused.push(
    ['a hidden work', `/artwork/${(await createArtwork(app, { ...owner, isHidden: true })).id}`],
    [
      'a course that is not published',
      `/education/${(await createCourse(app, { ...owner, isPublished: false })).id}`,
    ],
    ['a hidden course', `/education/${(await createCourse(app, { ...owner, isHidden: true })).id}`],
    ['a private collection', await listOf({ visibility: 'private' })],
    ['a collection by link', await listOf({ visibility: 'link' })],
    ['a hidden collection', await listOf({ isHidden: true })],
    ['no id', '/artwork/not-an-id'],
  );
  expect(refused.length).toBeGreaterThan(30);
  const SCREENS: Record<string, string> = { education: 'course' };
  /** All that is said about an address, without what differs between any two answers. */
  const said = async (at: string) => {
    const [, first = '', id] = at.split('/');
    const asked = [at, `/api/previews?path=${at}`, oEmbedOf(at)];
    if (z(id)) asked.push(`/api/previews/${SCREENS[first] ?? first}/${id}/${'a'.repeat(12)}.jpg`);
    if (first === 'profile') asked.push(`${at}/rss.xml`, `${at}/atom.xml`);
    return Promise.all(
      asked.map(async (url) => {
        const answer = await get(url);
        const headers = [...answer.headers].filter(
          ([name]) => !['date', 'ratelimit', 'x-request-id'].includes(name),
        );
        const text = JSON.stringify({ status: answer.status, headers, body: await answer.text() });
        return text.replaceAll(/nonce-[\w+/=]+/g, 'nonce');
      }),
    );
  };
  const z = (id?: string) => /^[0-9a-f-]{36}$/.test(id ?? '');
  const sitemap = await textOf('/sitemap.xml');
  for (const [why, at] of refused) {
    const answers = await said(at);
    const unknown = await said(z(at.split('/')[2]) ? at.replace(/[^/]+$/, UNKNOWN) : '/artwork/no-id-either');
    expect(answers, why).toEqual(unknown);
    expect(answers[0], why).toMatch(/"status":404.*noindex/);
    expect(sitemap, why).not.toContain(at);
  }
  const { id } = await createMember(app, shown);
  expect([await statusOf(`/profile/${id}`), await statusOf(`/profile/${id}/rss.xml`)]).toEqual([200, 404]);
});

it('removes withdrawn and hidden pages within a second, in every process', async () => {
  const other = await startTestApp({
    databaseUrl: app.ctx.config.databaseUrl!,
    env: { RATE_LIMIT_PAGE: '600000', RATE_LIMIT_READ: '100000' },
  });
  const create = async () => {
    const member = await createMember(app, { artistName: 'Going', isPublic: true });
    const { id, imageUrl } = await createArtwork(app, { userId: member.id });
    const course = await createCourse(app, { instructorId: member.id });
    const list = await createCollection({ ownerId: member.id }, [id]);
    const shownIn = await createCollection({ ownerId: artist.id, title: 'With guests' }, [id]);
    return { member, id, courseId: course.id, list, shownIn, media: imageUrl.split('/').at(-1)! };
  };
  type Shown = Awaited<ReturnType<typeof create>>;
  const workOf = ({ id }: Shown) => [`/artwork/${id}`];
  const courseOf = ({ courseId }: Shown) => [`/education/${courseId}`];
  const listOf = ({ list }: Shown) => [`/collection/${list}`];
  const all = (it: Shown) => [
    `/artwork/${it.id}`,
    `/education/${it.courseId}`,
    `/collection/${it.list}`,
    `/profile/${it.member.id}`,
    `/profile/${it.member.id}/atom.xml`,
    oEmbedOf(`/artwork/${it.id}`),
  ];
  const hide = <Name extends EventName>(table: PgTable, id: string, name: Name, event: Events[Name]) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update ${table} set is_hidden = true where id = ${id}`);
      await app.ctx.events.emit(tx, name, event);
    });
  const act = { actorId: admin.id, act: 'case.decide', before: {}, after: { isHidden: true } } as const;
  const decided = (subjectType: string, subjectId: string) => ({ ...act, subjectType, subjectId });
  const until = new Date(Date.now() + 1e8);
  const ACTS: [string, (it: Shown) => Promise<unknown>, (it: Shown) => string[]][] = [
    ['consent', ({ member }) => send(member, 'PUT', '/api/auth/user/preferences', { isPublic: false }), all],
    [
      'suspension',
      ({ member: { id } }) => db.transaction((tx) => setSuspension(app.ctx, tx, id, until)),
      all,
    ],
    ['hidden member', ({ member: { id } }) => hide(users, id, 'member.changed', { memberId: id }), all],
    [
      'hidden work',
      ({ id, member }) => hide(artworks, id, 'artwork.changed', { artworkId: id, artistId: member.id }),
      workOf,
    ],
    ['deleted work', ({ member, id }) => send(member, 'DELETE', `/api/artworks/${id}`, {}), workOf],
    [
      'hidden course',
      ({ courseId: id }) => hide(courses, id, 'staff.acted', decided('course', id)),
      courseOf,
    ],
    [
      'hidden list',
      ({ list: id }) => hide(collections, id, 'staff.acted', decided('collection', id)),
      listOf,
    ],
    [
      'private list',
      ({ member, list }) => send(member, 'PATCH', `/api/collections/${list}`, { visibility: 'private' }),
      listOf,
    ],
  ];
  const there = (at: string) =>
    other.url + at.replace(encodeURIComponent(app.url), encodeURIComponent(other.url));
  const both = (at: string) => Promise.all([get(at), fetch(there(at))]);
  const textsOf = async (at: string) => Promise.all((await both(at)).map((answer) => answer.text()));
  // The exact limit takes a quiet machine.
  const timeout = process.env['ROUNDS'] === 'full' ? 1000 : 10_000;
  try {
    for (const [what, happen, gone] of ACTS) {
      const shown = await create();
      const lists = ['/sitemap.xml', `/collection/${shown.shownIn}`, `/profile/${artist.id}`];
      for (const at of [...all(shown), ...lists])
        for (const { status } of await both(at)) expect(status, `${what}: ${at}`).toBe(200);
      await happen(shown);
      const left = async () => {
        const found = [];
        for (const at of gone(shown))
          for (const { status } of await both(at)) if (status !== 404) found.push(at);
        const text = (await Promise.all(lists.map(textsOf))).flat().join('');
        found.push(...gone(shown).filter((at) => text.includes(`${at}<`) || text.includes(`${at}"`)));
        return gone(shown)[0] === workOf(shown)[0] && text.includes(shown.media) ? ['its picture'] : found;
      };
      await vi.waitFor(async () => expect(await left(), what).toEqual([]), { timeout, interval: 50 });
    }
  } finally {
    await other.close();
  }
});
