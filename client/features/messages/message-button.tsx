import type { ComponentProps, ReactNode } from 'react';
import { MessageCircle } from '#client/ui/icons.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { isDeleted } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { openChat } from '#client/lib/chat-launcher.ts';

type MessageButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  person: Person;
  children: ReactNode;
};

/** Opens the chat with that person; nothing for a deleted account. */
export const MessageButton = ({ person, children, ...rest }: MessageButtonProps) =>
  !isDeleted(person) && (
    <Button variant="outline" {...rest} onClick={() => openChat(person)}>
      {rest.size === 'lg' && <MessageCircle size={18} aria-hidden />}
      {children}
    </Button>
  );
