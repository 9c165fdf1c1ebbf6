/** Import directions (see README) and unexplained suppressions: fails with the offending lines. */
import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';

const files = globSync(['client/**/*.{ts,tsx}', 'server/**/*.ts', 'shared/**/*.ts']);
const roots = ['client', 'server', 'shared'];

/** The repository path an import names, or null for a package. */
function target(file, specifier) {
  const alias = /^#(client|server|shared)\/(.*)$/.exec(specifier);
  if (alias) return `${alias[1]}/${alias[2]}`;
  if (!specifier.startsWith('.')) return null;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
}

const room = (file) => file.split('/').slice(0, 2).join('/');
const feature = (file) => /^(?:client|server)\/features\/([^/]+)\//.exec(file)?.[1];
const isTest = (file) => /\.test\.tsx?$|\/e2e\/|\/testing\//.test(file);

/** Rooms of the client, lowest first: each may import those before it. */
const CLIENT_ORDER = ['client/lib', 'client/ui', 'client/features', 'client/layout', 'client/pages'];

function complaint(from, to, isTypeOnly) {
  const [fromRoot, toRoot] = [from, to].map((file) => file.split('/')[0]);
  if (fromRoot === 'shared' && toRoot !== 'shared') return 'shared imports nothing else of the house';
  if (fromRoot !== toRoot && toRoot !== 'shared') return `${fromRoot} never imports ${toRoot}`;
  if (fromRoot === 'client' && to.endsWith('tables.ts') && !isTypeOnly)
    return 'the client takes only types of the schema';
  if (isTest(from)) return null;
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

/** What is suppressed says why in the same comment. */
const UNEXPLAINED = /(?:ox|es)lint-disable(?!.* -- \S)|@ts-(?:ignore|nocheck|expect-error(?! \w))/;

const problems = [];
const graph = new Map();
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const edges = [];
  for (const [index, line] of text.split('\n').entries())
    if (UNEXPLAINED.test(line)) problems.push(`${file}:${index + 1}: a suppression needs its reason`);
  for (const match of text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)|^import ['"]([^'"]+)['"]/gm,
  )) {
    const specifier = match[2] ?? match[3] ?? match[4];
    const to = target(file, specifier);
    if (!to) {
      // A connection without a listener for errors ends the process when the database goes.
      if (specifier === 'pg' && !match[1] && file !== 'server/db/connect.ts')
        problems.push(`${file}: connections are opened by server/db/connect.ts`);
      const isAllowed = /^(?:zod|drizzle-orm)(?:\/|$)/.test(specifier);
      if (file.startsWith('shared/') && !isAllowed && !isTest(file))
        problems.push(`${file}: shared imports zod and drizzle-orm only, not ${specifier}`);
      continue;
    }
    const why = complaint(file, to, Boolean(match[1]));
    if (why) problems.push(`${file} -> ${to}: ${why}`);
    if (!match[1] && !match[3]) edges.push(to);
  }
  graph.set(file, edges);
}

/** Depth-first search for import circles at run time. */
const state = new Map();
function visit(file, trail) {
  if (state.get(file) === 'done' || !graph.has(file)) return;
  if (state.get(file) === 'open') {
    problems.push(`circle: ${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}`);
    return;
  }
  state.set(file, 'open');
  for (const next of graph.get(file)) visit(next, [...trail, file]);
  state.set(file, 'done');
}
for (const file of files) visit(file, []);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files in ${roots.length} rooms, import directions hold`);
