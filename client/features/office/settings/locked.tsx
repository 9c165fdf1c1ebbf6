import { Lock } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';

/** A switch that a variable of the environment sets. */
export const Locked = ({ label, variable, isOn }: { label: string; variable: string; isOn: boolean }) => (
  <div className="flex items-center justify-between gap-6">
    <div>
      <p className="text-sm font-semibold text-paper">{label}</p>
      <p className="mt-0.5 text-xs text-mute">{t('Set on the server ({variable}).', { variable })}</p>
    </div>
    <p className="flex shrink-0 items-center gap-2 text-sm text-soft">
      <Lock size={15} aria-hidden className="text-mute" />
      {isOn ? t('On') : t('Off')}
    </p>
  </div>
);
