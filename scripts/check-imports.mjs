/** Import directions (see README) and unexplained suppressions: fails with the offending lines. */
import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';

const files = globSync(['client/**/*.{ts,tsx}', 'server/**/*.ts', 'shared/**/*.ts']);
const roots = ['client', 'server', 'shared'];

/** The repository path of an import, or null for a package. */
function target(file, specifier) {
  const alias = /^#(client|server|shared)\/(.*)$/.exec(specifier);
  if (alias) return `${alias[1]}/${alias[2]}`;
  if (!specifier.startsWith('.')) return null;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
}

const room = (file) => file.split('/').slice(0, 2).join('/');
const feature = (file) => /^(?:client|server)\/features\/([^/]+)\//.exec(file)?.[1];
const isTest = (file) => /\.test\.tsx?$|\/e2e\/|\/testing\/|\/testing\.tsx?$/.test(file);
/** Files that assemble the features may import their internals. */
const isComposition = (file) => /^client\/layout\/|^(?:client|server)\/[^/]+$/.test(file);
/** The feature, otherwise the top-level folder. */
const folder = (file) =>
  file
    .split('/')
    .slice(0, feature(file) ? 3 : 2)
    .join('/');

/** Folders of the client, lowest first: each may import those before it. */
const CLIENT_ORDER = ['client/lib', 'client/ui', 'client/features', 'client/layout'];

function complaint(from, to, { isTypeOnly, isLazy, isBare }) {
  const [fromRoot, toRoot] = [from, to].map((file) => file.split('/')[0]);
  if (fromRoot === 'shared' && toRoot !== 'shared') return 'shared imports nothing else of the project';
  if (fromRoot !== toRoot && toRoot !== 'shared') return `${fromRoot} never imports ${toRoot}`;
  if (fromRoot === 'client' && to.endsWith('tables.ts') && !isTypeOnly)
    return 'the client takes only types of the schema';
  if (isTest(from)) return null;
  // `sideEffects` of package.json tells the build that nothing happens by that.
  if (isBare && !to.endsWith('.css')) return 'the build leaves out what is imported without a name';
  const isInside = /\/(?:public|feature)\.ts$/.test(to) || folder(from) === folder(to);
  if (feature(to) && !isInside && !isLazy && !isComposition(from))
    return 'features are imported by their public.ts alone';
  if (fromRoot === 'client') {
    const [a, b] = [CLIENT_ORDER.indexOf(room(from)), CLIENT_ORDER.indexOf(room(to))];
    if (a >= 0 && b > a) return `${room(from)} may not import ${room(to)}`;
  }
  if (fromRoot === 'server') {
    if (room(from) === 'server/providers' && feature(to)) return 'providers know no feature';
    if (['server/http', 'server/db'].includes(room(from)) && feature(to))
      return `${room(from)} knows no feature`;
  }
  return null;
}

/** A suppression must give its reason in the same comment. */
const UNEXPLAINED = /(?:ox|es)lint-disable(?!.* -- \S)|@ts-(?:ignore|nocheck|expect-error(?! \w))/;

/** Contracts whose endpoints are used, not only their types. */
const ENDPOINTS = /^import \{[^}]*Endpoints\b[^}]*\} from '#shared\/([^/]+)\//gm;

const problems = [];
const graph = new Map();
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const edges = [];
  for (const [, contract] of isTest(file) || !file.startsWith('server/features/')
    ? []
    : text.matchAll(ENDPOINTS))
    if (contract !== feature(file))
      problems.push(`${file}: endpoints of ${contract} are mounted by ${contract}`);
  for (const [index, line] of text.split('\n').entries())
    if (UNEXPLAINED.test(line)) problems.push(`${file}:${index + 1}: a suppression needs its reason`);
  for (const match of text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)|^import ['"]([^'"]+)['"]/gm,
  )) {
    const specifier = match[2] ?? match[3] ?? match[4];
    const to = target(file, specifier);
    if (!to) {
      // A connection without an error listener ends the process when the database connection is lost. Browser tests may.
      if (
        specifier === 'pg' &&
        !match[1] &&
        !/^(server\/db\/(connect|preparing-client)\.ts$|client\/e2e\/)/.test(file)
      )
        problems.push(`${file}: connections are opened by server/db/connect.ts`);
      const isAllowed = /^(?:zod|drizzle-orm)(?:\/|$)/.test(specifier);
      if (file.startsWith('shared/') && !isAllowed && !isTest(file))
        problems.push(`${file}: shared imports zod and drizzle-orm only, not ${specifier}`);
      continue;
    }
    const why = complaint(file, to, {
      isTypeOnly: Boolean(match[1]),
      isLazy: Boolean(match[3]),
      isBare: Boolean(match[4]),
    });
    if (why) problems.push(`${file} -> ${to}: ${why}`);
    if (!match[1] && !match[3]) edges.push(to);
  }
  graph.set(file, edges);
}

/** Depth-first search for cycles among runtime imports. */
function findCircles(edgesOf, what) {
  const state = new Map();
  const visit = (node, trail) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      problems.push(`circle of ${what}: ${[...trail.slice(trail.indexOf(node)), node].join(' -> ')}`);
      return;
    }
    state.set(node, 'open');
    for (const next of edgesOf.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of edgesOf.keys()) visit(node, []);
}

const folders = new Map();
for (const [file, edges] of graph) {
  if (isTest(file)) continue;
  const others = edges.map(folder).filter((other) => other !== folder(file));
  folders.set(folder(file), new Set([...(folders.get(folder(file)) ?? []), ...others]));
}
findCircles(graph, 'files');
findCircles(folders, 'folders');

/** Tables of shared/kernel belong to no feature. */
const owners = new Map();
for (const file of files.filter((name) => /^shared\/(?!kernel).*tables\.ts$/.test(name))) {
  for (const [, table] of readFileSync(file, 'utf8').matchAll(/export const (\w+) = pgTable\(/g))
    owners.set(table, file.split('/')[1]);
}
for (const file of files) {
  if (!/^server\/(?!demo|testing)/.test(file) || isTest(file)) continue;
  const writes = readFileSync(file, 'utf8').matchAll(
    /\.(?:insert|update|delete)\((\w+)\)|(?:insert into|update|delete from) \$\{(\w+)\}/g,
  );
  for (const [, built, plain] of writes) {
    const owner = owners.get(built ?? plain);
    if (owner && owner !== feature(file))
      problems.push(`${file}: ${built ?? plain} is written by server/features/${owner} alone`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files in ${roots.length} rooms, import directions hold`);
