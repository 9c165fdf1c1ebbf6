import { useLocation } from 'wouter';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { refreshSaved } from '#client/features/artworks/public.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { paths } from '#client/paths.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import * as texts from './texts.ts';

export default function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const form = useEndpointForm(endpoints.create, {
    start: { title: '', note: '' },
    input: (body) => ({ body }),
    onSuccess: ({ id }) => {
      refreshSaved();
      onClose();
      navigate(paths.collection(id));
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.newCollection}
      description={texts.aPrivateCollection}
      submitText={texts.create}
      savingText={texts.creating}
      onClose={onClose}
    >
      <Input label={texts.title} {...form.field('title')} />
      <Textarea label={texts.note} optional rows={3} {...form.field('note')} />
    </FormDialog>
  );
}
