import type { ReactNode } from 'react';
import { Tabs as Root } from 'radix-ui';
import type { IconComponent } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { TAB } from './tab-class.ts';

interface Tab<K extends string> {
  key: K;
  name: string;
  /** How many things it has. */
  count?: number;
  icon?: IconComponent;
  panel: ReactNode;
}
interface TabsProps<K extends string> {
  label: string;
  tabs: readonly Tab<K>[];
  /** Without a value, the first tab is open and the component keeps the state. */
  value?: K;
  onChange?: (key: K) => void;
  /** Tabs share the full width. */
  isWide?: boolean;
  className?: string;
  panelClassName?: string;
}

/** Tabs with their panels. */
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
        {tabs.map(({ key, name, count, icon: Icon }) => (
          <Root.Trigger
            key={key}
            value={key}
            // Radix focuses a clicked tab by script, and Chromium then shows the keyboard's focus ring.
            onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
            className={clsx(TAB, isWide && 'flex-1')}
          >
            {Icon && <Icon size={17} aria-hidden />}
            {name}
            {count !== undefined && (
              <span className="grid h-5 min-w-5 place-items-center rounded-full bg-raised px-1.5 text-2xs font-semibold text-soft">
                {count}
              </span>
            )}
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
