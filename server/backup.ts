/**
 * `npm run backup -- <folder or s3://bucket/prefix>`: copies the database and the objects it names. Runs beside the
 * server. See docs/operations.md.
 */
import { megabytes, runCommand, withGallery } from './backup/command.ts';
import { recordBackup } from './backup/record.ts';
import { save } from './backup/save.ts';
import { print } from './command.ts';
import { FEATURES } from './features.ts';

await runCommand('backup', async (place, config) => {
  await withGallery(config, async (gallery) => {
    const objects = FEATURES.flatMap(({ storedObjects }) => storedObjects ?? []);
    const made = await save({ ...gallery, objects, progress: print }, place);
    const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
    print(
      `${made.tables.length} tables with ${sum(made.tables.map(({ rows }) => rows))} rows ` +
        `(${megabytes(sum(made.tables.map(({ bytes }) => bytes)))} compressed), ${made.jobs.count} waiting jobs.`,
    );
    print(
      `${made.objects.count} objects (${megabytes(made.objects.total)}), ${made.objects.absent} not in the store.`,
    );
    print(`The backup is complete: ${place.name}`);
    await recordBackup(gallery.databaseUrl);
  });
});
