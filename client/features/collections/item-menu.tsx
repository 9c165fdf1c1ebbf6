import type { RefObject } from 'react';
import { ArrowLeftToLine, ArrowRightToLine, ImageUp, StickyNote, Trash2 } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { MenuItem, MenuLine, MoreMenu } from '#client/ui/menu.tsx';

export interface ItemActions {
  /** Absent: it is the cover. */
  onCover: (() => void) | undefined;
  onRemove: () => void;
  /** Absent: it is there already. */
  onFirst: (() => void) | undefined;
  onLast: (() => void) | undefined;
}

interface ItemMenuProps extends ItemActions {
  ref: RefObject<HTMLButtonElement | null>;
  title: string;
  hasNote: boolean;
  onNote: () => void;
  className: string;
}

/** The open menu of a work in its owner's collection. */
export default function ItemMenu({ ref, title, hasNote, onNote, className, ...does }: ItemMenuProps) {
  return (
    <MoreMenu defaultOpen ref={ref} label={t('More options for {title}', { title })} className={className}>
      <MenuItem icon={ImageUp} onSelect={does.onCover}>
        {t('Set as cover')}
      </MenuItem>
      <MenuItem icon={StickyNote} onSelect={onNote}>
        {hasNote ? t('Edit note') : t('Add a note')}
      </MenuItem>
      <MenuItem icon={ArrowLeftToLine} onSelect={does.onFirst}>
        {t('Move to the beginning')}
      </MenuItem>
      <MenuItem icon={ArrowRightToLine} onSelect={does.onLast}>
        {t('Move to the end')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={does.onRemove}>
        {t('Remove')}
      </MenuItem>
    </MoreMenu>
  );
}
