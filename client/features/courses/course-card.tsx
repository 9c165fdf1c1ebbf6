import { Clock, Lock, Star } from 'lucide-react';
import type { Course } from '#shared/contracts/courses.ts';
import { courseCategory } from '#shared/rules/course-category.ts';
import { displayName } from '#shared/rules/names.ts';
import { CategoryDot } from '#client/components/ui/category-dot.tsx';
import { count } from '#client/lib/format.ts';

const Access = ({ isPremium }: { isPremium: boolean }) => (
  <span className="absolute bottom-2.5 left-2.5 inline-flex items-center gap-1.5 rounded-full bg-ink/85 px-2.5 py-1 text-2xs font-semibold text-paper">
    {isPremium ? (
      <>
        <Lock size={12} className="text-gold" aria-hidden />
        <span className="text-gold">Premium</span>
      </>
    ) : (
      'Free'
    )}
  </span>
);

const Rating = ({ rating, reviewsCount }: { rating: string; reviewsCount: number }) => (
  <span className="inline-flex items-center gap-1 text-xs">
    <Star size={13} className="fill-gold text-gold" aria-hidden />
    <span className="num text-paper">
      <span className="sr-only">Rated </span>
      {rating}
    </span>
    <span className="text-mute">
      ({count(reviewsCount)}
      <span className="sr-only"> reviews</span>)
    </span>
  </span>
);

export function CourseCard({ course }: { course: Course }) {
  const { title, imageUrl, isPremium, rating, reviewsCount, instructor, duration } = course;
  const category = courseCategory(title);
  return (
    <li>
      <div className="relative aspect-video overflow-hidden rounded-md bg-raised">
        {imageUrl && <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" />}
        <Access isPremium={isPremium} />
      </div>
      <div className="mt-3.5 flex min-h-5 items-center justify-between gap-3 text-xs text-mute">
        {category && <CategoryDot category={category} />}
        {reviewsCount > 0 && <Rating rating={rating} reviewsCount={reviewsCount} />}
      </div>
      <h3 className="mt-1.5 text-xl">{title}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere text-mute">
        {displayName(instructor)}
        {duration && (
          <span className="inline-flex items-center gap-1">
            <Clock size={13} aria-hidden />
            {duration}
          </span>
        )}
      </p>
    </li>
  );
}
