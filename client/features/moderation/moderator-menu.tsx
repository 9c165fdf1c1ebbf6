import type { ReactNode } from 'react';
import { ShieldCheck } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Menu } from '#client/ui/menu.tsx';

interface ModeratorMenuProps {
  variant: 'outline' | 'quiet';
  children: ReactNode;
}

/** A menu of moderator actions. */
export const ModeratorMenu = ({ variant, children }: ModeratorMenuProps) => (
  <Menu
    align="start"
    trigger={
      <Button variant={variant}>
        <ShieldCheck size={16} aria-hidden />
        {t('Moderate')}
      </Button>
    }
  >
    {children}
  </Menu>
);
