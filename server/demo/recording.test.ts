import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../db/migrations.ts';
import { PASSWORD, listRecorded, readRecording, readTable } from './recording.ts';
import { createShift } from './shift.ts';

/** Ends and starts of months and years, a leap day, the last minute of a day and the first. */
const MOMENTS = [
  '2026-12-31T23:59:00Z',
  '2027-01-01T00:01:00Z',
  '2027-02-01T12:00:00Z',
  '2028-02-29T09:30:00Z',
  '2028-07-15T18:00:00Z',
];

const recorded = new Date(readRecording().recordedAt);
const shift = (to: string, table: string, rows: string) => createShift(recorded, new Date(to))(table, rows);

it('was recorded by a version that this one follows', () => {
  const { migrations } = readRecording();
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  expect(migrations.length).toBeGreaterThan(0);
  expect(known.slice(0, migrations.length)).toEqual(migrations);
});

it('holds no secret, and no address of an installation', () => {
  for (const table of listRecorded()) {
    const { rows } = readTable(table);
    expect(rows, table).not.toMatch(/\bsk_(?:test|live)_|\bwhsec_|PRIVATE KEY|localhost/);
  }
  const { columns, rows } = readTable('identity_accounts');
  const at = columns.indexOf('password_hash');
  const hashes = rows
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[at]);
  expect(new Set(hashes)).toEqual(new Set([PASSWORD]));
});

it.each(MOMENTS)('gives each period up to %s the award that it had', (to) => {
  const { columns, rows } = readTable('awards');
  const [type, date] = [columns.indexOf('type'), columns.indexOf('award_date')];
  const periods = (text: string, wanted: string) =>
    text
      .split('\n')
      .map((line) => line.split('\t'))
      .filter((values) => values[type] === wanted)
      .map((values) => values[date]!)
      .toSorted();
  const now = new Date(to);
  const before = (part: 'day' | 'month' | 'year'): string => {
    const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
    const at = {
      day: Date.UTC(year, month, day - 1),
      month: Date.UTC(year, month - 1),
      year: Date.UTC(year - 1, 0),
    };
    return new Date(at[part]).toISOString().slice(0, 10);
  };
  const moved = shift(to, 'awards', rows);
  for (const [wanted, part] of [
    ['daily_winner', 'day'],
    ['monthly_leader', 'month'],
    ['yearly_champion', 'year'],
  ] as const) {
    const there = periods(moved, wanted);
    expect(there).toHaveLength(new Set(periods(rows, wanted)).size);
    expect(new Set(there).size).toBe(there.length);
    expect(there.at(-1)).toBe(before(part));
  }
});

it.each(MOMENTS)('moves times with the moment to %s, and back', (to) => {
  for (const table of [
    'awards',
    'certificates',
    'purchases',
    'receipts',
    'sandbox_payments',
    'view_events',
  ]) {
    const { rows } = readTable(table);
    const moved = shift(to, table, rows);
    expect(moved).not.toBe(rows);
    expect(createShift(new Date(to), recorded)(table, moved) === rows, table).toBe(true);
  }
});

it('moves what is a time, in rows and in what they hold', () => {
  const hour = new Date(recorded.getTime() + 3_600_000).toISOString();
  const moved = (table: string, line: string) => shift(hour, table, line);
  expect(
    moved('cases', '1b2c-2026-11-2d\t2026-10-01 23:30:00.5+00\t{"at": "2026-10-01T23:30:00.500Z"}'),
  ).toBe('1b2c-2026-11-2d\t2026-10-02 00:30:00.5+00\t{"at": "2026-10-02T00:30:00.500Z"}');
  expect(moved('sandbox_payments', '{"amount": 99999999, "created": 1790000000}')).toBe(
    '{"amount": 99999999, "created": 1790003600}',
  );
  expect(moved('charges', '{"created": 1790000000}')).toBe('{"created": 1790000000}');
  const receipt = 'ATL-2026-000001\t2026-12-31 23:30:00+00';
  expect(moved('receipts', receipt)).toBe('ATL-2027-000001\t2027-01-01 00:30:00+00');
});
