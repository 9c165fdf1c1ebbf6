import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Instructor } from '#shared/courses/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { count } from '#client/lib/format.ts';
import { t, txn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Rating } from './rating.tsx';

const GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-4';

export function TopInstructors({ instructors }: { instructors: UseQueryResult<Instructor[]> }) {
  if (instructors.data?.length === 0) return null;
  return (
    <section aria-labelledby="teachers">
      <SectionHead id="teachers" title={t('Learn from Top Instructors')} />
      <Loaded
        query={instructors}
        failure={t('The instructors couldn’t be loaded.')}
        skeleton={<Skeletons count={4} className={GRID} each="h-60 rounded-lg" />}
      >
        {(top) => (
          <ul className={GRID}>
            {top.map((instructor) => (
              <InstructorCard key={instructor.id} instructor={instructor} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function InstructorCard({ instructor }: { instructor: Instructor }) {
  const { id, isProfessional, students, rating, works } = instructor;
  const [work] = works;
  return (
    <li className="relative overflow-hidden rounded-lg bg-surface hover:bg-raised">
      {work ? (
        <img
          src={renditionUrl(work.imageUrl, 'card')}
          alt=""
          loading="lazy"
          className="h-28 w-full object-cover"
        />
      ) : (
        <div className="h-28 bg-raised" />
      )}
      <div className="p-5">
        <div className="flex items-center gap-3.5">
          <Avatar person={instructor} size={52} />
          <div className="min-w-0">
            <h3 className="truncate text-lg">
              <Link href={paths.profile(id)} className="after:absolute after:inset-0 after:rounded-lg">
                {displayName(instructor)}
              </Link>
            </h3>
            <p className="text-xs text-mute">{isProfessional ? t('Professional Artist') : t('Artist')}</p>
          </div>
        </div>
        <p className="mt-4 flex items-center justify-between text-xs text-mute">
          <span>
            {txn(students, '{students} student', '{students} students', {
              students: <span className="num text-soft">{count(students)}</span>,
            })}
          </span>
          <Rating rating={rating} />
        </p>
      </div>
    </li>
  );
}
