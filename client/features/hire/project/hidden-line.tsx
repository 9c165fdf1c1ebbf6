import { EyeOff } from 'lucide-react';
import * as texts from './texts.ts';

export const HiddenLine = () => (
  <p className="mb-5 flex items-center gap-3 rounded-md bg-surface px-5 py-3.5 text-sm text-soft">
    <EyeOff size={16} className="shrink-0 text-info" aria-hidden />
    <span>{texts.hiddenByAModerator}</span>
  </p>
);
