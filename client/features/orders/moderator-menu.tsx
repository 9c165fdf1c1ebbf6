import { DropdownMenu } from 'radix-ui';
import { ShieldCheck } from 'lucide-react';
import { Button } from '#client/ui/base/button.tsx';
import { useLandmark } from '#client/lib/use-landmark.ts';
import type { OrderAction } from './available-actions.ts';
import * as texts from './texts.ts';

type DialogAction = Exclude<OrderAction, 'pay'>;
interface ModeratorMenuProps {
  items: { action: DialogAction; name: string }[];
  onSelect: (action: DialogAction) => void;
}

/** What moderators can do with an order. */
export function ModeratorMenu({ items, onSelect }: ModeratorMenuProps) {
  const { container, onOpenChange } = useLandmark();
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <Button variant="outline">
          <ShieldCheck size={16} aria-hidden />
          {texts.moderate}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align="start"
          collisionPadding={8}
          sideOffset={4}
          className="animate-in z-50 w-56 rounded-md bg-raised p-1.5 shadow-pop"
        >
          {items.map(({ action, name }) => (
            <DropdownMenu.Item
              key={action}
              onSelect={() => onSelect(action)}
              className="flex h-11 items-center rounded-sm px-3 text-sm text-soft outline-none data-[highlighted]:bg-overlay data-[highlighted]:text-paper"
            >
              {name}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
