import type { RefObject } from 'react';
import { DropdownMenu } from 'radix-ui';
import { ArrowDown, ArrowUp, Captions, Ellipsis, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { clsx } from 'clsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { useLandmark } from '#client/lib/use-landmark.ts';
import * as texts from './texts.ts';

type Act = (() => void) | undefined;
interface LessonMenuProps {
  title: string;
  /** Where the focus returns to. */
  trigger: RefObject<HTMLButtonElement | null>;
  onRename: () => void;
  onRemove: () => void;
  /** Absent: not available. */
  onUp: Act;
  onDown: Act;
  onCaptions: Act;
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

/** Actions on a lesson. */
export function LessonMenu({ title, trigger, ...on }: LessonMenuProps) {
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
          <Item icon={Pencil} name={texts.rename} act={on.onRename} />
          <Item icon={ArrowUp} name={texts.moveUp} act={on.onUp} />
          <Item icon={ArrowDown} name={texts.moveDown} act={on.onDown} />
          <Item icon={Captions} name={texts.captions} act={on.onCaptions} />
          <Item icon={Trash2} name={texts.remove} act={on.onRemove} isDanger />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
