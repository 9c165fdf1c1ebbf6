import { clsx } from 'clsx';
import { Check } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';

const STEPS = [t('Choose'), t('Check'), t('Import')];

/** The three steps of an import, by name. */
export const Steps = ({ at }: { at: 0 | 1 | 2 }) => (
  <ol aria-label={t('Steps')} className="mb-8 grid grid-cols-3 gap-3 sm:gap-6">
    {STEPS.map((name, index) => (
      <li
        key={name}
        {...(index === at ? { 'aria-current': 'step' as const } : {})}
        className={clsx(
          'flex items-center gap-2.5 border-t-2 pt-3 text-sm',
          index === at ? 'border-accent font-semibold text-paper' : 'text-mute',
          index < at ? 'border-mute text-soft' : index > at && 'border-line',
        )}
      >
        {index < at ? (
          <Check size={16} aria-label={t('Done:')} className="text-ok" />
        ) : (
          <span aria-hidden className="num text-xs">
            {index + 1}
          </span>
        )}
        {name}
      </li>
    ))}
  </ol>
);
