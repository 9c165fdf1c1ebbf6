import { BRAND } from '#shared/kernel/brand.ts';
import type { MemberTable } from '#server/feature.ts';

/** The first file of an export. */
export function readme(createdAt: Date, tables: readonly MemberTable[]): string {
  const names = tables.flatMap(({ exported }) => ('file' in exported ? [exported.file] : [])).toSorted();
  const left = tables.flatMap(({ table, exported }) =>
    'reason' in exported ? [`- ${table}: ${exported.reason}`] : [],
  );
  return `# Your data on ${BRAND}

As of ${createdAt.toISOString()}. Times are UTC, amounts US dollars.

- \`data/\`: one file for each kind of record, as JSON (for programs) and as CSV (UTF-8, for spreadsheets; text that begins like a
  formula has an apostrophe before it): ${names.join(', ')}.
- \`files/\`: the originals of your pictures and videos, files of your projects, receipts as PDF. \`image_url\` and \`video_id\` in
  the data, also in \`images\` of your works, contain the id in a file's name.
- \`manifest.json\`: every file with its size, SHA-256 and number of records. Files that couldn't be found are marked.

If you delete your account, what belongs to others stays under 'Deleted member': works that were sold, projects with the files
delivered in them, messages, courses until the end of the month, and orders, payouts and receipts for bookkeeping.

Other members' names are their current ones. Not included:

${left.join('\n')}
`;
}
