import type { ReactNode } from 'react';
import type { IconComponent } from '#client/ui/icons.ts';

interface FileRowProps {
  icon: IconComponent;
  title: string;
  /** Below the title, a line each. */
  children: ReactNode;
  /** Stands below the rest, as wide as the row. */
  note?: ReactNode;
  /** Actions on the file. */
  actions?: ReactNode;
}

/** One file of a list. */
export const FileRow = ({ icon: Icon, title, children, note, actions }: FileRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4 last:pb-0">
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-raised text-soft">
      <Icon size={18} aria-hidden />
    </span>
    <div className="min-w-0 flex-1 basis-40 text-xs wrap-anywhere text-mute">
      <h3 className="font-sans text-sm font-semibold text-paper">{title}</h3>
      {children}
    </div>
    {actions && <div className="ml-auto flex items-center gap-1">{actions}</div>}
    {note && <div className="basis-full text-xs text-mute sm:pl-15">{note}</div>}
  </li>
);
