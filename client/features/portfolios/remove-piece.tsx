import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

interface RemovePieceProps {
  piece: PortfolioItem;
  onClose: () => void;
}

export function RemovePiece({ piece: { id, title }, onClose }: RemovePieceProps) {
  const remove = useAction(portfolioEndpoints.remove, {
    onSuccess: async () => {
      toast({ title: t('Piece removed') });
      await refresh(portfolioEndpoints.list);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('Remove this piece?')}
      description={t('“{title}” will be permanently deleted, including from applications that show it.', {
        title,
      })}
      submitText={t('Remove piece')}
      savingText={t('Removing...')}
      cancelText={t('Keep')}
      mutation={remove}
      onSubmit={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
