import { Lock } from '#client/ui/icons.ts';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { useFocusedFirst } from '#client/lib/use-focused-first.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { VISIBILITY } from '#client/ui/visibility.tsx';
import { refreshSaved, showSaved } from './use-save.ts';

interface NewCollectionProps {
  /** Its first work. */
  artworkId: string;
  onDone: () => void;
}

/** One field: a collection is private until that is changed on its own page. */
export function NewCollection({ artworkId, onDone }: NewCollectionProps) {
  const form = useEndpointForm(endpoints.create, {
    start: { title: '' },
    input: ({ title }) => ({ body: { title, artworkId } }),
    onSuccess: () => {
      showSaved(artworkId, true);
      refreshSaved();
      onDone();
    },
  });
  const field = useFocusedFirst<HTMLInputElement>();
  return (
    <form {...form.props} noValidate className="grid gap-3 pt-2 pb-2">
      <Input label={t('New collection')} ref={field} {...form.field('title')} />
      {form.refusal && <Refusal error={form.refusal} />}
      <div className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-1.5 text-xs text-mute">
          <Lock size={13} aria-hidden />
          {VISIBILITY.private.name}
        </span>
        <Button type="submit" size="sm" disabled={form.isPending}>
          {form.isPending ? t('Creating...') : t('Create')}
        </Button>
      </div>
    </form>
  );
}
