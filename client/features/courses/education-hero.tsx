import { clsx } from 'clsx';
import { ArrowDown } from '#client/ui/icons.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import type { Course } from '#shared/courses/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { PremiumLink } from '#client/features/premium/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useCourseFilter } from './use-course-filter.ts';

const SHOWN = { query: { limit: 12 } };
/** Wide enough to be beside the text. */
const WIDE = 1.2;

interface EducationHeroProps {
  teaches: Course | undefined;
  /** There are no courses yet. */
  isEmpty: boolean;
}

export function EducationHero({ teaches, isEmpty }: EducationHeroProps) {
  const { browse } = useCourseFilter();
  const { isSubscriber } = useMember();
  return (
    <section
      aria-labelledby="education-title"
      className={clsx(
        'grid items-center gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] xl:gap-14',
        isEmpty && 'mb-14',
      )}
    >
      <div>
        <h1
          id="education-title"
          className="text-[2.75rem] leading-[0.98] font-[650] tracking-[-0.035em] sm:text-[4.25rem]"
        >
          {t('Learn art from the people who make it.')}
        </h1>
        <p className="mt-6 max-w-[46ch] text-lg text-soft">
          {t('Courses by working artists: one technique, a few lessons, something finished at the end.')}
        </p>
        {!isEmpty && (
          <div className="mt-8 flex flex-wrap gap-3">
            {!isSubscriber && <PremiumLink size="lg">{t('Get Premium Access')}</PremiumLink>}
            <Button size="lg" variant="outline" onClick={() => browse('free')}>
              {t('Browse Free Courses')}
              <ArrowDown size={18} aria-hidden />
            </Button>
          </div>
        )}
      </div>
      {teaches && <Work course={teaches} />}
      {!teaches && !isEmpty && <Skeleton className="aspect-4/3 rounded-art max-xl:hidden" />}
    </section>
  );
}

/** A work by the course's instructor. */
function Work({ course: { instructor, title } }: { course: Course }) {
  const works = useEndpoint(artworkEndpoints.byUser, { params: { id: instructor.id }, ...SHOWN });
  if (works.isPending) return <Skeleton className="aspect-4/3 rounded-art" />;
  const work = works.data?.find(({ width, height }) => width / height >= WIDE) ?? works.data?.[0];
  if (!work) return null;
  return (
    <figure>
      <Picture work={work} sizes="(width < 80rem) 100vw, 600px" className="aspect-4/3 w-full object-cover" />
      <figcaption className="mt-3 text-xs leading-snug wrap-anywhere text-mute">
        <span className="block font-semibold text-paper">{displayName(instructor)}</span>
        <em>{work.title}</em>
        <span className="block">{t('Teaches {title}', { title })}</span>
      </figcaption>
    </figure>
  );
}
