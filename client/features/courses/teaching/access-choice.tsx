import { useId } from 'react';
import { clsx } from 'clsx';
import { PREVIEW_SECONDS } from '#shared/premium/premium-access.ts';
import { Choice, Choices } from '#client/ui/choice.tsx';
import * as texts from './texts.ts';

interface AccessChoiceProps {
  isPremium: boolean;
  onChange: (isPremium: boolean) => void;
}

const CHOICES = [
  {
    isPremium: false,
    name: texts.free,
    price: '$0',
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
    <Choices legend={texts.access} className="grid gap-3 sm:grid-cols-2">
      {CHOICES.map((choice) => (
        <Choice
          key={choice.name}
          name={name}
          checked={choice.isPremium === isPremium}
          onChange={() => onChange(choice.isPremium)}
          aria-label={`${choice.name}, ${choice.price}`}
          aria-describedby={`${name}-${choice.name}`}
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-sm font-semibold text-paper">{choice.name}</span>
            <span className={clsx('num text-xs', choice.isPremium ? 'text-gold' : 'text-soft')}>
              {choice.price}
            </span>
          </span>
          <span id={`${name}-${choice.name}`} className="mt-1 block text-xs text-mute">
            {choice.meaning}
          </span>
        </Choice>
      ))}
    </Choices>
  );
}
