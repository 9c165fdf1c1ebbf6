import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { errorsByField } from '#client/features/artworks/public.ts';
import { useAction } from '#client/lib/action.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { PIECE_FIELDS, type PieceDraft, type PieceErrors, toForm } from './piece-draft.ts';
import * as texts from './texts.ts';

/** Error codes about the image, shown under it. */
const ABOUT_PICTURE = new Set<string>([
  'upload_not_found',
  'upload_expired',
  'upload_in_use',
  'unsupported_type',
  'damaged_image',
  'image_too_large',
  'file_too_large',
]);

function fieldErrors(error: Error): PieceErrors {
  if (!(error instanceof ApiError)) return {};
  if (ABOUT_PICTURE.has(error.code)) return { imageUrl: sentenceOf(error) };
  return errorsByField(PIECE_FIELDS, error.issues);
}

interface SaveEvents {
  onSaved: () => void;
  /** Called with the fields that the server named, possibly none. */
  onRefused: (errors: PieceErrors) => void;
}

/** Adds or edits a piece. */
export function useSavePiece(piece: PortfolioItem | null, { onSaved, onRefused }: SaveEvents) {
  const events = {
    onSuccess: async () => {
      toast({ title: piece ? texts.pieceSaved : texts.pieceAdded });
      await refresh(portfolioEndpoints.list);
      onSaved();
    },
    onError: (error: Error) => onRefused(fieldErrors(error)),
  };
  const add = useAction(portfolioEndpoints.create, events);
  const edit = useAction(portfolioEndpoints.edit, events);
  return {
    isPending: add.isPending || edit.isPending,
    error: add.error ?? edit.error,
    save: (draft: PieceDraft) => {
      const body = toForm(draft);
      if (piece) edit.mutate({ params: { id: piece.id }, body });
      else add.mutate({ body });
    },
  };
}
