import type { RefObject } from 'react';
import { DropdownMenu } from 'radix-ui';
import { ArrowLeft, ArrowRight, Ellipsis, type LucideIcon, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { clsx } from 'clsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { useLandmark } from '#client/lib/use-landmark.ts';
import * as texts from './texts.ts';

type Act = (() => void) | undefined;
interface PieceMenuProps {
  title: string;
  isFeatured: boolean;
  /** Where the focus returns to. */
  trigger: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onFeature: () => void;
  onRemove: () => void;
  /** Absent: not available. */
  onEarlier: Act;
  onLater: Act;
}

interface ItemProps {
  icon: LucideIcon;
  name: string;
  act: Act;
  isDanger?: boolean;
}

const Item = ({ icon: Icon, name, act, isDanger }: ItemProps) => (
  <DropdownMenu.Item
    disabled={!act}
    onSelect={() => act?.()}
    className={clsx(
      'flex h-11 items-center gap-3 rounded-sm px-3 text-sm outline-none data-[disabled]:opacity-40 data-[highlighted]:bg-overlay',
      isDanger ? 'text-danger' : 'text-soft data-[highlighted]:text-paper',
    )}
  >
    <Icon size={16} aria-hidden />
    {name}
  </DropdownMenu.Item>
);

/** Actions of its owner on a piece. */
export function PieceMenu({ title, isFeatured, trigger, ...on }: PieceMenuProps) {
  const { container, onOpenChange } = useLandmark();
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={trigger} label={texts.moreAbout(title)}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align="end"
          collisionPadding={8}
          sideOffset={4}
          className="animate-in z-50 w-52 rounded-md bg-raised p-1.5 shadow-pop"
        >
          <Item icon={Pencil} name={texts.edit} act={on.onEdit} />
          <Item
            icon={isFeatured ? PinOff : Pin}
            name={isFeatured ? texts.stopFeaturing : texts.feature}
            act={on.onFeature}
          />
          <Item icon={ArrowLeft} name={texts.moveEarlier} act={on.onEarlier} />
          <Item icon={ArrowRight} name={texts.moveLater} act={on.onLater} />
          <Item icon={Trash2} name={texts.remove} act={on.onRemove} isDanger />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
