import { useId } from 'react';
import { clsx } from 'clsx';
import { PREVIEW_SECONDS } from '#shared/premium/premium-access.ts';
import * as texts from './texts.ts';

interface AccessChoiceProps {
  isPremium: boolean;
  onChange: (isPremium: boolean) => void;
}

const CHOICES = [
  {
    isPremium: false,
    name: texts.free,
    price: '$0.00',
    meaning: texts.everyMemberCanEnroll,
  },
  {
    isPremium: true,
    name: texts.premium,
    price: texts.includedInPremium,
    meaning: texts.premiumMembersWatchAll(PREVIEW_SECONDS),
  },
] as const;

/** Free or Premium, and what that means for free members. */
export function AccessChoice({ isPremium, onChange }: AccessChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-paper">{texts.access}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOICES.map((choice) => (
          <label
            key={choice.name}
            className={clsx(
              'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded-sm border p-3.5 transition-colors hover:border-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              choice.isPremium === isPremium ? 'border-paper bg-raised' : 'border-edge bg-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice.isPremium === isPremium}
              onChange={() => onChange(choice.isPremium)}
              aria-label={`${choice.name}, ${choice.price}`}
              aria-describedby={`${name}-${choice.name}`}
              className="mt-0.5 size-5 accent-accent"
            />
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-sm font-semibold text-paper">{choice.name}</span>
              <span className={clsx('num text-xs', choice.isPremium ? 'text-gold' : 'text-soft')}>
                {choice.price}
              </span>
            </span>
            <span id={`${name}-${choice.name}`} className="col-start-2 mt-1 text-xs text-mute">
              {choice.meaning}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
