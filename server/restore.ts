/**
 * `npm run restore -- <folder or s3://bucket/prefix> [--deletions <folder or s3://bucket/prefix>]`: fills an empty database
 * and an empty object store with a backup, without the accounts that were deleted since. See docs/operations.md.
 */
import { megabytes, runCommand, withGallery } from './backup/command.ts';
import { applyDeletions } from './backup/deletions.ts';
import { checkFiles, load, requireEmpty } from './backup/load.ts';
import { readManifest } from './backup/manifest.ts';
import { print } from './command.ts';

await runCommand('restore', async (place, config, deletions) => {
  const manifest = await readManifest(place);
  await withGallery(config, async (gallery) => {
    await requireEmpty(gallery);
    print(`Checking the backup of ${manifest.createdAt}`);
    await checkFiles(place, manifest);
    print('All files are intact. Restoring');
    await load(place, manifest, gallery);
    print(
      `Restored: ${manifest.tables.length} tables, ${manifest.jobs.count} waiting jobs, ` +
        `${manifest.objects.count} objects (${megabytes(manifest.objects.total)}).`,
    );
    if (!deletions) return;
    const count = await applyDeletions(deletions, gallery);
    print(`Accounts deleted since the backup: ${count}. They are deleted again when the server starts.`);
  });
});
