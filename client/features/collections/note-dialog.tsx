import { type CollectionItem, collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import * as texts from './texts.ts';

interface NoteDialogProps {
  item: Pick<CollectionItem, 'id' | 'note'> & { title: string };
  onClose: () => void;
}

/** What the owner writes on a work; an empty note is removed. */
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
      title={texts.noteOn(title)}
      description={texts.whoReadsNotes}
      submitText={texts.save}
      savingText={texts.saving}
      onClose={onClose}
    >
      <Textarea label={texts.note} optional rows={4} {...form.field('note')} />
    </FormDialog>
  );
}
