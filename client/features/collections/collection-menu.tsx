import { useState } from 'react';
import { Copy, Trash2 } from '#client/ui/icons.ts';
import { useLocation } from 'wouter';
import { type Collection, collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { refreshSaved } from '#client/features/artworks/public.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';

interface CollectionMenuProps {
  collection: Pick<Collection, 'id' | 'title'>;
  className?: string;
}

/** Duplicate and delete, for the owner. */
export function CollectionMenu({ collection: { id, title }, className }: CollectionMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  const [path, navigate] = useLocation();
  const duplicate = useAction(endpoints.duplicate, {
    onSuccess: (copy) => {
      toast({ title: t('Collection duplicated') });
      refreshSaved();
      navigate(paths.collection(copy.id));
    },
    onError: (error) => toastError(error),
  });
  const remove = useAction(endpoints.remove, {
    isForm: true,
    onSuccess: () => {
      toast({ title: t('Collection deleted') });
      setDeleting(false);
      // Its own page would say that it is not there.
      if (path === paths.collection(id)) navigate(paths.saved('collections'), { replace: true });
      refreshSaved();
    },
  });
  const input = { params: { id } };
  return (
    <>
      <MoreMenu label={t('More options for {title}', { title })} {...(className ? { className } : {})}>
        <MenuItem icon={Copy} onSelect={() => duplicate.mutate(input)}>
          {t('Duplicate')}
        </MenuItem>
        <MenuItem icon={Trash2} isDanger onSelect={() => setDeleting(true)}>
          {t('Delete collection')}
        </MenuItem>
      </MoreMenu>
      {isDeleting && (
        <ConfirmDialog
          danger
          title={t('Delete “{title}”?', { title })}
          description={t('The works stay on Atelier; their order and your notes are lost.')}
          submitText={t('Delete')}
          savingText={t('Deleting...')}
          mutation={remove}
          onSubmit={() => remove.mutate(input)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
