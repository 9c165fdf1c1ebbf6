import { useQuery } from '@tanstack/react-query';
import { artworkQuery } from '#client/lib/artwork-query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import EditDialog from './edit-dialog.tsx';

/** Edits one of the member's works from a list that does not have all of it. */
export default function EditWorkDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const member = useMember();
  const work = useQuery({ ...artworkQuery(id), refetchOnMount: 'always' });
  if (work.data) return <EditDialog artwork={work.data} member={member} onClose={onClose} />;
  if (!work.error) return null;
  return (
    <ConfirmDialog
      title={t('Edit artwork')}
      description={t('The artwork couldn’t be loaded.')}
      submitText={t('Try again')}
      onSubmit={() => void work.refetch()}
      onClose={onClose}
    />
  );
}
