import { useId } from 'react';
import { Star } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { tn } from '#client/lib/t.ts';

const MAX = 5;
const upTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1);
const inWords = (stars: number): string => tn(stars, '1 star', '{n} stars');

interface StarsProps {
  /** Whole stars; an average is rounded, so show the number beside them. */
  rating: number;
  max?: number;
}

/** A submitted rating. */
export const Stars = ({ rating, max = MAX }: StarsProps) => (
  <span className="inline-flex shrink-0 gap-0.5">
    <span className="sr-only">{inWords(rating)}</span>
    {upTo(max).map((star) => (
      <Star
        key={star}
        size={13}
        aria-hidden
        className={clsx(star <= Math.round(rating) ? 'fill-gold text-gold' : 'text-edge')}
      />
    ))}
  </span>
);

interface StarsFieldProps {
  legend: string;
  /** 0: none yet. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
}

/** One to five stars, as a radio group: arrow keys move through it. */
export function StarsField({ legend, value, onChange, error }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      {...(error ? { 'data-invalid': true } : {})}
    >
      <legend className="text-sm font-semibold text-paper">{legend}</legend>
      <div className="mt-1 -ml-2.5 flex">
        {upTo(MAX).map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <Star
              size={24}
              aria-hidden
              className={clsx(star <= value ? 'fill-gold text-gold' : 'text-mute')}
            />
            <span className="sr-only">{inWords(star)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
