import { useId } from 'react';
import { clsx } from 'clsx';
import { PREVIEW_SECONDS } from '#shared/premium/premium-access.ts';
import { t } from '#client/lib/t.ts';
import { Choice, Choices } from '#client/ui/choice.tsx';

interface AccessChoiceProps {
  isPremium: boolean;
  onChange: (isPremium: boolean) => void;
}

const CHOICES = [
  {
    isPremium: false,
    name: t('Free'),
    price: '$0',
    meaning: t('Any member can enroll and watch every lesson in full.'),
  },
  {
    isPremium: true,
    name: t('Premium'),
    price: t('Included in Premium'),
    meaning: t(
      'Premium members watch every lesson in full. Free members see the first {previewSeconds} seconds of each lesson and can’t enroll.',
      { previewSeconds: PREVIEW_SECONDS },
    ),
  },
] as const;

/** Free or Premium, and what that means for free members. */
export function AccessChoice({ isPremium, onChange }: AccessChoiceProps) {
  const name = useId();
  return (
    <Choices legend={t('Access')} className="grid gap-3 sm:grid-cols-2">
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
