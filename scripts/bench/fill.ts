/** Fills a database with generated works: the same rows for the product and, in a schema of their own, for the limit. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { type PaletteColor, colorBin } from '#shared/artworks/color.ts';
import { marksOf } from '#shared/artworks/color-names.ts';
import { openClient } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/open.ts';

/** Members who get a session, notifications and conversations. The first is the viewer. */
export const VIEWERS = 12;
const LEAST_MEMBERS = 50;

export const readSql = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `${name}.sql`), 'utf8');

const LARGE = [
  'users',
  'artworks',
  'artwork_colors',
  'likes',
  'follows',
  'comments',
  'artwork_search',
  'artist_search',
];

/** Different pictures as far as colors go; works share them, with other parts of each color. */
const PALETTES = 20_000;
const SHARES = [0.42, 0.26, 0.16, 0.1, 0.06];

/** As in pictures: mostly dull, some vivid, the parts of one picture around one hue. */
function generatePalette(random: () => number): PaletteColor[] {
  const [hue, chroma, light] = [random() * 2 * Math.PI, 45 * random() ** 2, 10 + random() * 75];
  return SHARES.map((share) => {
    const [turn, gray] = [hue + (random() - 0.5) * 2.5, chroma * (0.4 + random())];
    return {
      l: Math.round(Math.min(Math.max(light + (random() - 0.5) * 60, 2), 98)),
      a: Math.round(Math.cos(turn) * gray),
      b: Math.round(Math.sin(turn) * gray),
      share,
    };
  });
}

async function fillPalettes(client: pg.Client): Promise<void> {
  let seed = 1;
  // Park and Miller's generator: the same palettes each time.
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const palettes = Array.from({ length: PALETTES }, (_, id) => ({ id, colors: generatePalette(random) }));
  const colors = palettes.flatMap(({ id, colors: of }) =>
    of.map((color, n) => ({ palette: id, rank: n + 1, ...color, bin: colorBin(color) })),
  );
  await client.query(`
    create table reference.palettes (id int primary key, marks tsvector not null);
    create table reference.palette_colors (palette int, rank int, l int, a int, b int, share real, bin int)`);
  await client.query(
    `insert into reference.palettes
     select id, marks::tsvector from json_to_recordset($1) as given (id int, marks text)`,
    [JSON.stringify(palettes.map(({ id, colors: of }) => ({ id, marks: marksOf(of) })))],
  );
  await client.query(
    `insert into reference.palette_colors
     select * from json_to_recordset($1) as given (palette int, rank int, l int, a int, b int, share real, bin int)`,
    [JSON.stringify(colors)],
  );
}

/** Triggers are off, because the rows are consistent by construction; indexes are built once at the end. */
export async function fillDatabase(url: string, works: number): Promise<void> {
  await migrateDatabase(url);
  const numbers: Record<string, number> = {
    works,
    members: Math.max(LEAST_MEMBERS, works / 10),
    likes: works * 10,
    viewers: VIEWERS,
    palettes: PALETTES,
  };
  const sized = (name: string): string =>
    readSql(name).replaceAll(/(?<!:):(\w+)/g, (_, variable: string) => String(numbers[variable]));
  const client = openClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off;
       set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    );
    await client.query(sized('reference'));
    await fillPalettes(client);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where schemaname = 'public' and tablename = any($1) and not exists (
         select 1 from pg_constraint where conname = indexname)`,
      [LARGE],
    );
    for (const { name } of indexes) await client.query(`drop index ${client.escapeIdentifier(name)}`);
    await client.query(sized('product'));
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
