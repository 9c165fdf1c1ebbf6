import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { IconComponent } from '#client/ui/icons.ts';
import { Button } from './base/button.tsx';

interface EmptyStateProps {
  /** The same icon for one kind of thing everywhere. */
  icon: IconComponent;
  title: string;
  body?: ReactNode;
  /** A link to go on from here. */
  link?: { href: string; text: string };
  /** Anything else to do. */
  action?: ReactNode;
  /** The heading's level in the page. */
  level?: 1 | 2 | 3;
}

/** Outlined frames, and one thing to do. */
export function EmptyState({ icon: Icon, title, body, link, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid place-items-center gap-4 rounded-md border border-dashed border-line px-6 py-14 text-center">
      <div aria-hidden className="relative h-20 w-28">
        <span className="absolute inset-y-2 left-0 w-14 -rotate-6 rounded-art border border-edge/60" />
        <span className="absolute inset-y-2 right-0 w-14 rotate-6 rounded-art border border-edge/60" />
        <span className="absolute inset-x-6 inset-y-0 grid place-items-center rounded-art border border-edge bg-surface text-mute">
          <Icon size={20} />
        </span>
      </div>
      <div className="max-w-full wrap-anywhere">
        <Heading className="text-xl">{title}</Heading>
        {body && <p className="mx-auto mt-1 max-w-sm text-sm text-mute">{body}</p>}
      </div>
      {link && (
        <Button asChild>
          <Link href={link.href}>{link.text}</Link>
        </Button>
      )}
      {action}
    </div>
  );
}
