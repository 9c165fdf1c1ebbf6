import { type CollectionItem, collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

interface NoteDialogProps {
  item: Pick<CollectionItem, 'id' | 'note'> & { title: string };
  onClose: () => void;
}

/** Edits the owner's note on a work; an empty note is removed. */
export default function NoteDialog({ item: { id, title, note }, onClose }: NoteDialogProps) {
  const form = useEndpointForm(endpoints.editItem, {
    start: { note: note ?? '' },
    input: (body) => ({ params: { id }, body }),
    onSuccess: async () => {
      await refresh(endpoints.items);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('Note on {title}', { title })}
      description={t('Anyone who can see the collection can read this.')}
      submitText={t('Save')}
      savingText={t('Saving...')}
      onClose={onClose}
    >
      <Textarea label={t('Note')} optional rows={4} {...form.field('note')} />
    </FormDialog>
  );
}
