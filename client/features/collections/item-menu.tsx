import type { RefObject } from 'react';
import { ArrowLeftToLine, ArrowRightToLine, ImageUp, StickyNote, Trash2 } from 'lucide-react';
import { MenuItem, MenuLine, MoreMenu } from '#client/ui/menu.tsx';
import * as texts from './texts.ts';

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
    <MoreMenu defaultOpen ref={ref} label={texts.moreForWork(title)} className={className}>
      <MenuItem icon={ImageUp} onSelect={does.onCover}>
        {texts.setAsCover}
      </MenuItem>
      <MenuItem icon={StickyNote} onSelect={onNote}>
        {hasNote ? texts.editNote : texts.addNote}
      </MenuItem>
      <MenuItem icon={ArrowLeftToLine} onSelect={does.onFirst}>
        {texts.moveToStart}
      </MenuItem>
      <MenuItem icon={ArrowRightToLine} onSelect={does.onLast}>
        {texts.moveToEnd}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={does.onRemove}>
        {texts.remove}
      </MenuItem>
    </MoreMenu>
  );
}
