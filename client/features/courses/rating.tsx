import { Star } from '#client/ui/icons.ts';
import { count } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';

/** @param rating "4.70", shown as 4.7. @param reviewsCount number of reviews, if it is their average */
export const Rating = ({ rating, reviewsCount = 0 }: { rating: string; reviewsCount?: number }) => (
  <span className="inline-flex shrink-0 items-center gap-1 text-xs">
    <Star size={13} className="fill-gold text-gold" aria-hidden />
    <span className="num text-paper">
      <span className="sr-only">{t('Rated')} </span>
      {Number(rating).toFixed(1)}
    </span>
    {reviewsCount > 0 && (
      <span className="text-mute">
        ({count(reviewsCount)}
        <span className="sr-only"> {tn(reviewsCount, 'review', 'reviews')}</span>)
      </span>
    )}
  </span>
);
