import { useState } from 'react';
import { type SavedSearch, alertEndpoints as endpoints } from '#shared/alerts/contract.ts';
import { ChosenChips, searchOf } from '#client/features/discovery/public.ts';
import { type Browse, parseBrowse } from '#client/lib/browse.ts';
import { changesOf } from '#client/lib/forms/changes-of.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';

/** Another name, other words; filters can be taken away. */
export function EditSearchDialog({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const [filters, setFilters] = useState<Browse>(() => ({ ...parseBrowse(saved.search), q: undefined }));
  const [before] = useState(() => ({ name: saved.name, search: searchOf(parseBrowse(saved.search)) }));
  const form = useEndpointForm(endpoints.edit, {
    start: { name: saved.name, search: parseBrowse(saved.search).q ?? '' },
    input: ({ name, search: q }) => ({
      params: { id: saved.id },
      body: changesOf(before, { name, search: searchOf({ ...filters, q: q.trim() || undefined }) }),
    }),
    onSuccess: () => {
      onClose();
      return refresh(endpoints.list);
    },
  });
  return (
    <FormDialog
      form={form}
      isChanged={
        form.isChanged || searchOf(filters) !== searchOf({ ...parseBrowse(saved.search), q: undefined })
      }
      title={t('Edit saved search')}
      description={t('If you change the search, its list of new works starts over.')}
      submitText={t('Save')}
      savingText={t('Saving...')}
      onClose={onClose}
    >
      <Input label={t('Name')} {...form.field('name')} />
      <Input
        label={t('Words')}
        hint={t('Words, moods, colors and prices, as in the search box')}
        {...form.field('search')}
      />
      <ChosenChips browse={filters} onChange={(part) => setFilters({ ...filters, ...part })} />
    </FormDialog>
  );
}
