import { useState } from 'react';
import type { OwnWork } from '#shared/works/contract.ts';
import { t, tn } from '#client/lib/t.ts';
import { Input } from '#client/ui/input.tsx';
import { ChangeDialog, type DialogProps } from './change-dialog.tsx';
import { planFor } from './plan.ts';
import { changedTags, splitTags } from './tags.ts';

const tagsOf = ({ work, draft }: OwnWork): string[] => work?.tags ?? splitTags(draft!.tags);
const shown = (tags: readonly string[]): string => (tags.length === 0 ? t('None') : tags.join(', '));

/** Tags that are added to the chosen works, and tags that are removed from them. */
export default function TagsDialog({ rows, ...dialog }: DialogProps) {
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const planned = rows.map((row) => {
    const before = tagsOf(row);
    const after = changedTags(before, splitTags(added), splitTags(removed));
    return planFor(row, {
      fields: { tags: after },
      typed: after.join() === before.join() ? {} : { tags: after.join(', ') },
      before: shown(before),
      after: shown(after),
      refusal: row.draft && after.length > 10 ? t('Please use up to 10 tags.') : null,
    });
  });
  return (
    <ChangeDialog
      {...dialog}
      action="tags"
      title={t('Tags')}
      planned={planned}
      submitText={(n) => tn(n, 'Change {n} work', 'Change {n} works')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={t('Add')}
          hint={t('Separated by commas. A work can have up to 10.')}
          placeholder={t('sea, linocut, blue')}
          value={added}
          onChange={({ target }) => setAdded(target.value)}
        />
        <Input
          label={t('Remove')}
          hint={t('From the works that have them.')}
          value={removed}
          onChange={({ target }) => setRemoved(target.value)}
        />
      </div>
    </ChangeDialog>
  );
}
