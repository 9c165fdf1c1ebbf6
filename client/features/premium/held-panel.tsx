import { Check } from 'lucide-react';
import { Panel } from '#client/components/ui/panel.tsx';
import { BENEFITS } from './benefits.ts';

/** What the member has. */
export const HeldPanel = () => (
  <Panel title="What you have">
    <ul className="grid gap-4">
      {BENEFITS.map(([title, worth]) => (
        <li key={title} className="grid grid-cols-[18px_minmax(0,1fr)] gap-3">
          <Check size={18} aria-hidden className="mt-0.5 text-gold" />
          <div>
            <p className="text-sm font-semibold text-paper">{title}</p>
            <p className="text-xs text-mute">{worth}</p>
          </div>
        </li>
      ))}
    </ul>
  </Panel>
);
