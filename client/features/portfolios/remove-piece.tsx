import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';

interface RemovePieceProps {
  piece: PortfolioItem;
  onClose: () => void;
}

export function RemovePiece({ piece: { id, title }, onClose }: RemovePieceProps) {
  const remove = useAction(portfolioEndpoints.remove, {
    onSuccess: async () => {
      toast({ title: 'Piece removed' });
      await refresh(portfolioEndpoints.list);
      onClose();
    },
  });
  return (
    <DeedDialog
      title="Remove this piece?"
      description={`“${title}” goes for good, with its picture, also from applications that show it.`}
      action={['Remove piece', 'Removing...']}
      dismiss="Keep"
      isPending={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
