import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ArrowLeft, ArrowRight, Pencil, Pin, PinOff, Trash2 } from '#client/ui/icons.ts';
import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';
import { SortableItem } from '#client/ui/sortable.tsx';
import { PieceCard } from './piece-card.tsx';
import { draftOf, toForm } from './piece-draft.ts';
import { PieceForm } from './piece-form.tsx';
import { RemovePiece } from './remove-piece.tsx';

interface OwnPieceProps {
  piece: PortfolioItem;
  /** Absent: it is the first or the last of its group. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}

type Doing = 'edit' | 'remove' | null;

export function OwnPiece({ piece, onEarlier, onLater }: OwnPieceProps) {
  const { id, title, featured } = piece;
  const [doing, setDoing] = useState<Doing>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const feature = useAction(portfolioEndpoints.edit, {
    onSuccess: (saved) => {
      toast({ title: saved.featured ? t('Piece featured') : t('Piece no longer featured') });
      return refresh(portfolioEndpoints.list);
    },
    onError: (error) => toastError(error),
  });
  const close = () => {
    // Closes what has the focus first.
    flushSync(() => setDoing(null));
    menu.current?.focus();
  };
  return (
    <SortableItem item={piece}>
      {(grip) => (
        <>
          <PieceCard
            piece={piece}
            tools={
              <>
                {grip}
                <MoreMenu ref={menu} label={t('More options for {title}', { title })}>
                  <MenuItem icon={Pencil} onSelect={() => setDoing('edit')}>
                    {t('Edit')}
                  </MenuItem>
                  <MenuItem
                    icon={featured ? PinOff : Pin}
                    onSelect={() =>
                      feature.mutate({
                        params: { id },
                        body: { ...toForm(draftOf(piece)), featured: !featured },
                      })
                    }
                  >
                    {featured ? t('Stop featuring') : t('Feature')}
                  </MenuItem>
                  <MenuItem icon={ArrowLeft} onSelect={onEarlier}>
                    {t('Move earlier')}
                  </MenuItem>
                  <MenuItem icon={ArrowRight} onSelect={onLater}>
                    {t('Move later')}
                  </MenuItem>
                  <MenuItem icon={Trash2} isDanger onSelect={() => setDoing('remove')}>
                    {t('Remove')}
                  </MenuItem>
                </MoreMenu>
              </>
            }
          />
          {doing === 'edit' && <PieceForm piece={piece} onClose={close} />}
          {doing === 'remove' && <RemovePiece piece={piece} onClose={close} />}
        </>
      )}
    </SortableItem>
  );
}
