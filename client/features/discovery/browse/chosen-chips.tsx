import { clsx } from 'clsx';
import { X } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Swatch } from '#client/ui/swatch.tsx';
import { type Browse, NO_FILTERS } from '#client/lib/browse.ts';
import { t } from '#client/lib/t.ts';
import { allOff, chosenOf } from './chosen.ts';

interface ChosenChipsProps {
  browse: Browse;
  onChange: (part: Browse) => void;
  className?: string;
}

/** What was read out of the words, and what was chosen; each can be taken away. */
export function ChosenChips({ browse, onChange, className }: ChosenChipsProps) {
  const chosen = chosenOf(browse);
  if (chosen.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('Filters in use')}
      className={clsx(
        '-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0',
        className,
      )}
    >
      {chosen.map(({ kind, name, hex, off }) => (
        <span
          key={`${kind} ${name}`}
          className="inline-flex h-10 shrink-0 items-center gap-2 rounded-full bg-paper pl-4 text-sm font-semibold text-ink pointer-coarse:h-11"
        >
          {hex && <Swatch hex={hex} size={14} />}
          <span className="sr-only">{kind}: </span>
          {name}
          <button
            type="button"
            aria-label={t('Remove {name}', { name })}
            onClick={() => onChange(off)}
            className="grid h-full w-9 place-items-center rounded-r-full hover:bg-soft pointer-coarse:w-11"
          >
            <X size={15} aria-hidden />
          </button>
        </span>
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="h-10 shrink-0 pointer-coarse:h-11"
        onClick={() => onChange(allOff(browse, NO_FILTERS))}
      >
        {t('Clear Filters')}
      </Button>
    </div>
  );
}
