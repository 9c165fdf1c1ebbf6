import { useState } from 'react';
import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { ImageField } from '#client/ui/image-field.tsx';
import { changesOf } from '#client/lib/forms/changes-of.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { draftOf, toForm } from './piece-draft.ts';
import { PieceFields } from './piece-fields.tsx';

interface PieceFormProps {
  /** Null: a new one. */
  piece: PortfolioItem | null;
  onClose: () => void;
}

/** The draft and the uploaded image survive failures, a closed dialog and sign-in. */
export function PieceForm({ piece, onClose }: PieceFormProps) {
  const [isBusy, setBusy] = useState(false);
  const start = draftOf(piece);
  const form = useEndpointForm(piece ? portfolioEndpoints.edit : portfolioEndpoints.create, {
    start,
    draft: `portfolio:${piece?.id ?? 'new'}`,
    file: 'imageUrl',
    input: (draft) =>
      piece
        ? { params: { id: piece.id }, body: changesOf(toForm(start), toForm(draft)) }
        : { body: toForm(draft) },
    onSuccess: async () => {
      toast({ title: piece ? t('Piece saved') : t('Piece added') });
      await refresh(portfolioEndpoints.list);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      isBusy={isBusy}
      title={piece ? t('Edit piece') : t('Add a piece')}
      description={t('Client work or a personal project.')}
      submitText={piece ? t('Save changes') : t('Add piece')}
      savingText={t('Saving...')}
      width="sm:max-w-[640px]"
      onClose={onClose}
    >
      <ImageField
        label={t('Image')}
        shape="whole"
        purpose="portfolio"
        value={form.values.imageUrl}
        error={form.errors.imageUrl}
        onChange={(imageUrl) => form.change({ imageUrl })}
        onBusyChange={setBusy}
      />
      <PieceFields form={form} />
    </FormDialog>
  );
}
