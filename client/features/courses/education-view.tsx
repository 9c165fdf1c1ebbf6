import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { AccessLevel } from './access-level.tsx';
import { CategoryBrowser } from './category-browser.tsx';
import { useAllCourses } from './course-queries.ts';
import { EducationHero } from './education-hero.tsx';
import { FeaturedCourses } from './featured-courses.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { TeachSection } from './teach-section.tsx';
import { TopInstructors } from './top-instructors.tsx';
import { YourCourses } from './your-courses.tsx';

/** The Courses screen; without courses nothing is offered that needs them. @param newCourse opens the form for a new course */
export function EducationView({ newCourse }: { newCourse: ReactNode }) {
  const member = useMember();
  const courses = useAllCourses();
  const instructors = useEndpoint(courseEndpoints.instructors, {});
  const isEmpty = courses.data?.length === 0;
  const isTeacher = Boolean(member.artistName?.trim());
  const teaches =
    instructors.data &&
    (instructors.data
      .map(({ id }) => courses.data?.find(({ instructorId }) => instructorId === id))
      .find((course) => course !== undefined) ??
      courses.data?.[0]);
  return (
    <Screen>
      <EducationHero teaches={teaches} isEmpty={isEmpty} />
      {!isEmpty && <AccessLevel />}
      <YourCourses />
      {isTeacher && <TeachSection newCourse={newCourse} />}
      <FeaturedCourses courses={courses} />
      {!isEmpty && (
        <>
          <PlanComparison />
          <CategoryBrowser courses={courses.data} />
          <TopInstructors instructors={instructors} />
        </>
      )}
      {!isTeacher && <NoArtistName memberId={member.id} />}
    </Screen>
  );
}

/** Explains that teaching needs an artist name. */
const NoArtistName = ({ memberId }: { memberId: string }) => (
  <section aria-labelledby="teach" className="mb-20">
    <SectionHead
      id="teach"
      title={t('Teach')}
      body={t('Courses and videos are published under an artist name. Add one to your profile to start.')}
    >
      <Button asChild variant="outline">
        <Link href={paths.profile(memberId)}>{t('Open your profile')}</Link>
      </Button>
    </SectionHead>
  </section>
);
