import type { ReactNode } from 'react';
import { ShieldCheck } from 'lucide-react';
import { Button } from '#client/ui/base/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import * as texts from './texts.ts';

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
        {texts.moderate}
      </Button>
    }
  >
    {children}
  </Menu>
);
