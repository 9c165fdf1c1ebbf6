import { Star } from 'lucide-react';
import { clsx } from 'clsx';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarInputProps {
  /** 0: none yet. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
}

/** One to five, as a radio group: arrow keys move through it. */
export const StarInput = ({ value, onChange, error }: StarInputProps) => (
  <fieldset aria-describedby={error ? 'rating-error' : undefined}>
    <legend className="text-sm font-semibold text-paper">Your rating</legend>
    <div className="mt-1 -ml-2.5 flex">
      {STARS.map((star) => (
        <label
          key={star}
          className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="rating"
            value={star}
            checked={value === star}
            onChange={() => onChange(star)}
            className="sr-only"
          />
          <Star size={24} aria-hidden className={clsx(star <= value ? 'fill-gold text-gold' : 'text-mute')} />
          <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
        </label>
      ))}
    </div>
    {error && (
      <p id="rating-error" role="alert" className="mt-1 text-xs text-danger">
        {error}
      </p>
    )}
  </fieldset>
);
