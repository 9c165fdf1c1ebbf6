/**
 * Lighthouse on the screens a visitor and a member see first, on a phone and on a desktop: `npm run bench:pages`.
 * Prints what they weigh and how they score, and exits 1 if a goal is missed. See docs/performance.md.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openPool } from '#server/db/connect.ts';
import { runningDatabase } from '#server/providers/database/sandbox/running-database.ts';
import { openSession } from '#server/testing/process-shop.ts';
import { findChromium } from '../find-chromium.mjs';
import { readOptions } from './options.ts';
import { table } from './report.ts';
import { startProduct } from './servers.ts';

const run = promisify(execFile);
/** Not a dependency: it would add a sixth to what everybody installs. npm fetches it for this command alone. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ATTEMPTS = 3;
const VIEWER = 'hanne-fjeld@atelier.test';

interface Page {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** JavaScript and styles over the whole run, gzip. */
  mostKib?: number;
}
const SCORE = { mobile: 95, desktop: 99 };
const MOST_FILES = 30;
/** In Lighthouse's mobile setting. */
const MOST_LCP_MS = 2500;
const MOST_CLS = 0.02;

interface Audit {
  numericValue?: number;
  details?: { items: { url: string; resourceType: string }[] };
}
interface LighthouseReport {
  categories: { performance: { score: number } };
  audits: Record<string, Audit>;
}

async function runLighthouse(
  url: string,
  isPhone: boolean,
  cookie: string | null,
  out: string,
): Promise<LighthouseReport> {
  const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const npm = ['exec', '--yes', '--loglevel=error', `--package=${LIGHTHOUSE}`, '--'];
  const lighthouse = ['lighthouse', url, '--quiet', '--output=json', `--output-path=${out}`];
  const args = [
    ...npm,
    ...lighthouse,
    '--only-categories=performance',
    `--chrome-flags=${chromeFlags}`,
    ...(isPhone ? [] : ['--preset=desktop']),
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run('npm', args, { env });
      return JSON.parse(readFileSync(out, 'utf8')) as LighthouseReport;
    } catch (error) {
      const { stderr } = error as { stderr: string };
      // Its own advice when it lost its place in the browser's trace.
      if (attempt < ATTEMPTS && stderr.includes('Please run Lighthouse again')) continue;
      throw new Error(
        `Lighthouse failed on ${url}. npm fetches ${LIGHTHOUSE} when it first runs.\n${stderr}`,
        {
          cause: error,
        },
      );
    }
  }
}

/** Compressed alike, however the server sends them. */
async function weigh(report: LighthouseReport): Promise<{ files: number; kib: number }> {
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const code = requests.filter(
    ({ url, resourceType }) => url.startsWith('http') && /^(?:Script|Stylesheet)$/.test(resourceType),
  );
  let bytes = 0;
  for (const { url } of code) {
    const body = await (await fetch(url)).arrayBuffer();
    bytes += gzipSync(Buffer.from(body), { level: 9 }).length;
  }
  return { files: code.length, kib: bytes / 1024 };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function measurePage(page: Page, base: string, cookie: string, isPhone: boolean, dir: string) {
  const out = path.join(dir, 'lighthouse.json');
  const reports: LighthouseReport[] = [];
  for (let round = 0; round < rounds; round += 1)
    reports.push(await runLighthouse(base + page.path, isPhone, page.isSignedIn ? cookie : null, out));
  const value = (id: string): number => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const found = {
    score: Math.round(median(reports.map(({ categories }) => categories.performance.score)) * 100),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    ...(await weigh(reports[0]!)),
  };
  const missed = [
    found.score < SCORE[isPhone ? 'mobile' : 'desktop'] && 'score',
    isPhone && found.lcp > MOST_LCP_MS && 'LCP',
    isPhone && found.cls > MOST_CLS && 'CLS',
    page.mostKib !== undefined && found.kib > page.mostKib && 'weight',
    found.files > MOST_FILES && 'files',
  ].filter((name) => name !== false);
  return { page: page.name, device: isPhone ? 'mobile' : 'desktop', ...found, missed };
}

const { rounds, dir, json, only } = readOptions();
const dataDir = path.join(dir, 'gallery');
if (!existsSync(dataDir)) console.log('Filling the demo gallery (kept for the next run)');
const server = await startProduct({ dataDir, env: { DEMO: '1' } });
const rows: Awaited<ReturnType<typeof measurePage>>[] = [];
try {
  const db = openPool({ connectionString: runningDatabase(dataDir)!, max: 1 });
  const viewers = await db.query<{ id: string }>('select id from users where email = $1', [VIEWER]);
  const cookie = await openSession(db, viewers.rows[0]!.id);
  const works = await db.query<{ id: string }>(
    'select id from artworks order by likes_count desc, id limit 1',
  );
  await db.end();
  const pages: Page[] = [
    { name: 'landing', path: '/', isSignedIn: false, mostKib: 110 },
    { name: 'home', path: '/', isSignedIn: true, mostKib: 170 },
    { name: 'artwork', path: `/artwork/${works.rows[0]!.id}`, isSignedIn: true },
    { name: 'hub', path: '/inspiration', isSignedIn: true },
    { name: 'board', path: '/for-hire', isSignedIn: true },
  ];
  for (const page of pages.filter(({ name }) => only?.includes(name) ?? true)) {
    for (const isPhone of [true, false])
      rows.push(await measurePage(page, server.base, cookie, isPhone, dataDir));
  }
} finally {
  await server.stop();
}
const head = ['page', 'device', 'score', 'LCP ms', 'CLS', 'TBT ms', 'JS+CSS KiB', 'files', 'missed'];
const cells = rows.map((row) => [
  row.page,
  row.device,
  String(row.score),
  row.lcp.toFixed(0),
  row.cls.toFixed(3),
  row.tbt.toFixed(0),
  row.kib.toFixed(1),
  String(row.files),
  row.missed.join(', ') || '-',
]);
console.log(`${LIGHTHOUSE}, median of ${rounds}\n\n${table([head, ...cells])}`);
if (json)
  writeFileSync(json, `${JSON.stringify({ date: new Date().toISOString(), rounds, rows }, null, 1)}\n`);
process.exit(rows.some(({ missed }) => missed.length > 0) ? 1 : 0);
