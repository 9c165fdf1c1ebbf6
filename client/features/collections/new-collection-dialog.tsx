import { useLocation } from 'wouter';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { refreshSaved } from '#client/features/artworks/public.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

export default function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const form = useEndpointForm(endpoints.create, {
    start: { title: '', note: '' },
    draft: 'new-collection',
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
      title={t('New collection')}
      description={t('Only you see it until you change that.')}
      submitText={t('Create')}
      savingText={t('Creating...')}
      onClose={onClose}
    >
      <Input label={t('Title')} {...form.field('title')} />
      <Textarea label={t('Note')} optional rows={3} {...form.field('note')} />
    </FormDialog>
  );
}
