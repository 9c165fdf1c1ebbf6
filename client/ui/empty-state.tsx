import type { ReactNode } from 'react';
import { ImageOff, type LucideIcon } from 'lucide-react';

interface EmptyStateProps {
  title: string;
  body?: string;
  action?: ReactNode;
  icon?: LucideIcon;
  /** The heading's level in the page. */
  level?: 1 | 2 | 3;
}

/** Empty frames and one next action. */
export function EmptyState({ title, body, action, icon: Icon = ImageOff, level = 3 }: EmptyStateProps) {
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
      {action}
    </div>
  );
}
