import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import * as texts from './texts.ts';

interface RemovePieceProps {
  piece: PortfolioItem;
  onClose: () => void;
}

export function RemovePiece({ piece: { id, title }, onClose }: RemovePieceProps) {
  const remove = useAction(portfolioEndpoints.remove, {
    onSuccess: async () => {
      toast({ title: texts.pieceRemoved });
      await refresh(portfolioEndpoints.list);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={texts.removeThisPiece}
      description={texts.willBeDeleted(title)}
      submitText={texts.removePiece}
      savingText={texts.removing}
      cancelText={texts.keep}
      mutation={remove}
      onSubmit={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
