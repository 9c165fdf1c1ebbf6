import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { DropdownMenu } from 'radix-ui';
import { Check, Ellipsis, type IconComponent } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { IconButton } from './base/icon-button.tsx';

/** Floating content goes inside the main landmark; axe reports content outside of landmarks. */
const findMain = () => document.getElementById('main');

const WIDTHS = { sm: 'w-36', md: 'w-52', lg: 'w-60', xl: 'w-72' };

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The edge of the button it lines up with. */
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  width?: keyof typeof WIDTHS;
  /** Open on the first render, for menus that are loaded when their button is pressed. */
  defaultOpen?: boolean;
  /** The element to render into, looked up when the menu opens. */
  getContainer?: () => HTMLElement | null;
  children: ReactNode;
}

/** A dropdown menu. */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  width = 'md',
  defaultOpen = false,
  getContainer = findMain,
  children,
}: MenuProps) {
  const [container, setContainer] = useState(() => (defaultOpen ? getContainer() : null));
  return (
    <DropdownMenu.Root
      defaultOpen={defaultOpen}
      modal={false}
      onOpenChange={(isOpen) => isOpen && setContainer(getContainer())}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={clsx('animate-in z-50 rounded-md bg-raised p-1.5 shadow-pop', WIDTHS[width])}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const rowClass = (isDanger = false) =>
  clsx(
    'flex h-11 items-center gap-3 rounded-sm px-3 text-sm outline-none data-[disabled]:opacity-40 data-[highlighted]:bg-overlay',
    isDanger ? 'text-danger' : 'text-soft data-[highlighted]:text-paper',
  );

interface MenuItemProps {
  icon?: IconComponent;
  isDanger?: boolean;
  /** A second line. */
  hint?: string;
  /** Undefined disables the row. */
  onSelect: (() => void) | undefined;
  children: ReactNode;
}

/** A row with an action. */
export const MenuItem = ({ icon: Icon, isDanger, hint, onSelect, children }: MenuItemProps) => (
  <DropdownMenu.Item
    disabled={!onSelect}
    onSelect={() => onSelect?.()}
    className={clsx(rowClass(isDanger), hint && 'h-14!')}
  >
    {Icon && <Icon size={16} aria-hidden className="shrink-0" />}
    <span className="min-w-0 truncate">
      <span className={clsx(hint && 'block font-semibold text-paper')}>{children}</span>
      {hint && <span className="block truncate text-xs text-mute">{hint}</span>}
    </span>
  </DropdownMenu.Item>
);

interface MenuLinkProps {
  href: string;
  onClick?: () => void;
  /** A full page load instead of client-side navigation. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A row with a link. */
export const MenuLink = ({ isPlain = false, children, ...link }: MenuLinkProps) => (
  <DropdownMenu.Item asChild className={rowClass()}>
    {isPlain ? <a {...link}>{children}</a> : <Link {...link}>{children}</Link>}
  </DropdownMenu.Item>
);

interface Explained {
  icon: IconComponent;
  /** Explains the choice. */
  hint: string;
}

interface MenuChoicesProps<V extends string | number> {
  value: V;
  items: readonly (readonly [value: V, name: string, more?: Explained])[];
  onChange: (value: V) => void;
}

/** Rows to choose one value from. */
export const MenuChoices = <V extends string | number>({ value, items, onChange }: MenuChoicesProps<V>) => (
  <DropdownMenu.RadioGroup value={String(value)}>
    {items.map(([item, name, more]) => (
      <DropdownMenu.RadioItem
        key={item}
        value={String(item)}
        onSelect={() => onChange(item)}
        className={clsx(rowClass(), more && 'h-14!')}
      >
        {more && <more.icon size={18} aria-hidden className="shrink-0" />}
        <span className="flex-1">
          <span className={clsx('block', more && 'font-semibold text-paper')}>{name}</span>
          {more && <span className="block text-xs text-mute">{more.hint}</span>}
        </span>
        <DropdownMenu.ItemIndicator>
          <Check size={15} aria-hidden className="text-accent" />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.RadioItem>
    ))}
  </DropdownMenu.RadioGroup>
);

/** A heading above the rows. */
export const MenuHead = ({ title, body }: { title: string; body: string | null }) => (
  <DropdownMenu.Label className="px-3 pt-2 pb-3">
    <span className="block truncate text-sm font-semibold text-paper">{title}</span>
    <span className="block truncate text-xs text-mute">{body}</span>
  </DropdownMenu.Label>
);

export const MenuLine = () => <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />;

type MoreMenuProps = Omit<MenuProps, 'trigger'> &
  Pick<ComponentProps<typeof IconButton>, 'label' | 'className' | 'ref'>;

/** A menu behind three dots. */
export const MoreMenu = ({ label, className, ref, ...menu }: MoreMenuProps) => (
  <Menu
    {...menu}
    trigger={
      <IconButton ref={ref} label={label} className={className}>
        <Ellipsis size={18} aria-hidden />
      </IconButton>
    }
  />
);
