/** Shared by all browser tests: sign in, find a work, pay, check for errors. */
import axe from 'axe-core';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, type Cookie, type Page, expect, test as base } from '@playwright/test';
import { ROOT, type Server, startServer } from './server.ts';

/** A gallery that runs already, with the demo's members: all tests share it, and none starts a server. */
export const RUNNING = process.env.E2E_URL;

interface Gallery extends Server {
  dataDir: string;
}

/** Without one, Chromium calls itself offline, though the server is on this machine. */
export const HAS_NETWORK = Object.values(os.networkInterfaces())
  .flat()
  .some((address) => !address!.internal);

async function pretendNetwork(context: BrowserContext): Promise<void> {
  if (HAS_NETWORK) return;
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
}

function collectFaults(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => void faults.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    // The browser itself reports responses with an error status; tests assert those where they matter.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.push(text);
  });
}

/** Opens a page as another member, in a separate browser context, as `signIn` does. */
type OpenAs = (slug: string, address?: string | null) => Promise<Page>;

/** A page fails its test if it throws, logs an error or violates the content security policy. */
export const test = base.extend<{ faults: string[]; openAs: OpenAs }, { gallery: Gallery; serverOf: string }>(
  {
    /** A file that moves the clock is listed here and gets a server of its own. */
    serverOf: ['all files', { scope: 'worker', option: true }],
    gallery: [
      // oxlint-disable-next-line no-unused-vars -- another value makes Playwright start another worker
      async ({ serverOf }, use) => {
        if (RUNNING) return use({ url: RUNNING, dataDir: '', stop: async () => {} });
        const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-e2e-worker-'));
        cpSync(process.env.E2E_SEED_DIR!, dataDir, { recursive: true });
        // Postgres refuses a folder that others can read, and a copy does not keep its mode.
        chmodSync(path.join(dataDir, 'postgres'), 0o700);
        const server = await startServer(dataDir);
        await use({ ...server, dataDir });
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
      { scope: 'worker', auto: true, timeout: 120_000 },
    ],
    baseURL: ({ gallery }, use) => use(gallery.url),
    faults: [
      async ({ context }, use) => {
        await pretendNetwork(context);
        const faults: string[] = [];
        collectFaults(context, faults);
        await use(faults);
        expect(faults).toEqual([]);
      },
      { auto: true },
    ],
    openAs: async ({ browser, faults }, use) => {
      const contexts: BrowserContext[] = [];
      await use(async (slug, address) => {
        const context = await browser.newContext();
        contexts.push(context);
        await pretendNetwork(context);
        collectFaults(context, faults);
        const page = await context.newPage();
        await signIn(page, slug, address);
        return page;
      });
      await Promise.all(contexts.map((context) => context.close()));
    },
  },
);
export { expect };

/**
 * For a flow of which these test files prove each step in every run: `npm run test:long -- browser` walks through it.
 * @param files from the project's root; throws if one is missing
 */
export function provedBy(...files: string[]) {
  for (const file of files)
    if (!existsSync(path.join(ROOT, file))) throw new Error(`There is no test in ${file}`);
  return { tag: '@long', annotation: { type: 'proved by', description: files.join(', ') } };
}

export const PHONE = { width: 390, height: 844 } as const;

export const DEMO_PASSWORD = 'atelier-demo';

/** Signs in through the provider's form without drawing it; accounts.spec.ts does it by hand. */
async function signInAtProvider(page: Page, slug: string, address: string): Promise<void> {
  const form = { email: `${slug}@atelier.test`, password: DEMO_PASSWORD };
  const asked = await page.request.get(`/api/login?returnTo=${encodeURIComponent(address)}`);
  const answered = await page.request.post(asked.url(), { form });
  expect(new URL(answered.url()).pathname).toBe(new URL(address, 'http://local').pathname);
}

/** Sessions on this worker's server, by member. */
const sessions = new Map<string, { cookies: Cookie[]; since: number }>();
/** Shorter than the time for which a sign-in is enough to set up a payout account. */
const FRESH_MS = 8 * 60_000;

/**
 * Opens a page as a demo member, who signs in once per worker, again after signing out, and after eight minutes.
 * @param address null: none, if the test goes on by calls or to another page
 */
export async function signIn(page: Page, slug: string, address: string | null = '/'): Promise<void> {
  const open = async () => void (address !== null && (await page.goto(address)));
  const known = sessions.get(slug);
  if (known && Date.now() - known.since < FRESH_MS) {
    await page.context().addCookies(known.cookies);
    if ((await page.request.get('/api/auth/user')).ok()) return open();
  }
  await signInAtProvider(page, slug, address ?? '/');
  sessions.set(slug, { cookies: await page.context().cookies(), since: Date.now() });
  await open();
}

interface Work {
  id: string;
  title: string;
  price: string | null;
  isForSale: boolean;
  isSold: boolean;
  category: string;
  making: string | null;
  userId: string;
  user: { artistName: string | null };
}

/** The works the signed-in member can see, through the API with the page's own session. */
export async function listWorks(page: Page): Promise<Work[]> {
  const response = await page.request.get('/api/artworks?limit=100');
  expect(response.ok()).toBe(true);
  return (await response.json()) as Work[];
}

export async function findWork(page: Page, matches: (work: Work) => boolean): Promise<Work> {
  const work = (await listWorks(page)).find(matches);
  if (!work) throw new Error('The demo gallery has no such work');
  return work;
}

/** The signed-in member's id. */
export async function ownId(page: Page): Promise<string> {
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  return id;
}

export const isBuyable = (work: Work): boolean => work.isForSale && !work.isSold && work.price !== null;

/** Another artist's work that is sold as a file: buying it needs no address. */
export async function findFileToBuy(page: Page, buyer: string): Promise<Work> {
  for (const work of (await listWorks(page)).filter(isBuyable)) {
    const detail = await page.request.get(`/api/artworks/${work.id}`);
    const { isPhysical, isReserved, isSold } = (await detail.json()) as Record<string, boolean>;
    // Another file's buyer may be at its checkout, or has just paid: a list may be a second old.
    if (!isPhysical && !isReserved && !isSold && work.user.artistName !== buyer) return work;
  }
  throw new Error('The demo gallery has no such work');
}

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
} as const;

export async function fillCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export async function agreeAndFillCard(page: Page, card: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'I agree to the commission structure' }).check();
  await fillCard(page, card);
}

/** Confirms a payment as the card form does, without drawing it. */
export async function payByCard(page: Page, clientSecret: string, card: string = CARDS.pays): Promise<void> {
  const intent = clientSecret.split('_secret_')[0];
  const answer = await page.request.post(`/sandbox/payments/v1/payment_intents/${intent}/confirm`, {
    form: {
      key: 'pk_test_atelier_sandbox',
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.replaceAll(' ', ''),
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  });
  expect(await answer.json()).toMatchObject({ status: 'succeeded' });
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is open over the page, which then is of no concern. */
const DIALOG = '[role="dialog"]:not([aria-hidden="true"]), [role="alertdialog"]';

/** No violation found by axe in the page, or in the dialog over it: WCAG 2.2 AA and best practice, or only `rules`. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ type, values, dialog }) => {
      const { violations } = await window.axe.run([...document.querySelectorAll(dialog)].at(-1) ?? document, {
        runOnly: { type, values },
        resultTypes: ['violations'],
        reporter: 'no-passes',
        preload: { assets: ['media'] },
      });
      return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
    },
    { dialog: DIALOG, type: rules ? ('rule' as const) : ('tag' as const), values: rules ?? AXE_TAGS },
  );
  expect(found).toEqual([]);
}
declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Nothing is wider than the window, once rows that are measured follow its width. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Waits until the page has settled: nothing is busy, and no new content for a moment. Not
 * `networkidle`: the live stream stays open, and whether it counts depends on when it was opened.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const arrived = () => performance.getEntriesByType('resource').length;
        const before = arrived();
        const isWaiting = () => document.querySelector('[aria-busy="true"], [aria-label="Loading"]') !== null;
        setTimeout(() => resolve(arrived() === before && !isWaiting()), 150);
      }),
    undefined,
    { timeout: 20_000 },
  );
}

/** In a phone's window, touched instead of pointed at, while `look` runs. */
export async function asPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()!;
  if (before.width === PHONE.width) return look();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await page.setViewportSize(PHONE);
  await quiet(page);
  await look();
  await page.setViewportSize(before);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await cdp.detach();
}

/** On a phone: visible controls that cannot be hit within 44 px; a larger `::after` or label belongs to its control. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('button, select, [role="tab"], [role="menuitem"], nav a');
    return [...controls].flatMap((control) => {
      const boxes = [control.getBoundingClientRect(), control.closest('label')?.getBoundingClientRect()];
      const after = getComputedStyle(control, '::after');
      if (boxes[0]!.width === 0 || control.closest('.sr-only')) return [];
      const height = Math.max(...boxes.map((box) => box?.height ?? 0), Number.parseFloat(after.height) || 0);
      const width = Math.max(...boxes.map((box) => box?.width ?? 0), Number.parseFloat(after.width) || 0);
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return Math.min(height, width) < 43.5 ? [`${name}: ${width} x ${height}`] : [];
    });
  });

/**
 * Checks the screen, or the dialog that is open over it: no accessibility violations, nothing too wide. In a desktop
 * window it checks a phone's size too: nothing too wide, no touch target too small, and what `onPhone` checks.
 */
export async function expectSound(page: Page, onPhone?: () => Promise<void>): Promise<void> {
  await quiet(page);
  await expectAccessible(page);
  await expectNoSideways(page);
  await asPhone(page, async () => {
    await expectNoSideways(page);
    await onPhone?.();
    // A button scrolled half out of its dialog, or briefly under a toast, is not too small.
    await page.evaluate(() => {
      for (const toast of document.querySelectorAll<HTMLElement>('[data-swipe-direction]'))
        toast.hidden = true;
      for (const part of document.querySelectorAll('[role="dialog"], [role="dialog"] *')) part.scrollTop = 0;
    });
    await expectAccessible(page, ['target-size']);
  });
}
