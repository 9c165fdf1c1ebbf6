import type { ReactNode } from 'react';
import { Tabs as Root } from 'radix-ui';
import type { LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { TAB } from './tab-class.ts';

interface Tab<K extends string> {
  key: K;
  name: string;
  icon?: LucideIcon;
  panel: ReactNode;
}
interface TabsProps<K extends string> {
  label: string;
  tabs: readonly Tab<K>[];
  /** Both absent: the first is open until another is chosen. */
  value?: K;
  onChange?: (key: K) => void;
  /** They share the whole width. */
  isWide?: boolean;
  className?: string;
  panelClassName?: string;
}

/** Panels of which one is shown. */
export function Tabs<K extends string>({
  label,
  tabs,
  value,
  onChange,
  isWide = false,
  className,
  panelClassName,
}: TabsProps<K>) {
  const change = (key: string) => onChange?.(key as K);
  return (
    <Root.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.key ?? '' } : { value })}
      onValueChange={change}
      className={className}
    >
      <Root.List aria-label={label} className={clsx('mb-6 flex border-b border-line', !isWide && 'gap-6')}>
        {tabs.map(({ key, name, icon: Icon }) => (
          <Root.Trigger
            key={key}
            value={key}
            // Radix focuses it by script, which would draw the ring of the keyboard after a click.
            onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
            className={clsx(TAB, isWide && 'flex-1')}
          >
            {Icon && <Icon size={17} aria-hidden />}
            {name}
          </Root.Trigger>
        ))}
      </Root.List>
      {tabs.map(({ key, panel }) => (
        <Root.Content key={key} value={key} className={clsx('-outline-offset-2', panelClassName)}>
          {panel}
        </Root.Content>
      ))}
    </Root.Root>
  );
}
