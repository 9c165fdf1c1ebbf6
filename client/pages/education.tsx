import { Suspense, lazy } from 'react';
import { Plus } from 'lucide-react';
import { RequireMember } from '#client/components/layout/require-member.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { EducationView } from '#client/features/courses/education-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';

const NewCourse = lazy(() =>
  import('#client/features/teaching/new-course.tsx').then((m) => ({ default: m.NewCourse })),
);

const NEW_COURSE = (
  <Button>
    <Plus size={18} aria-hidden />
    New course
  </Button>
);

export default function Education() {
  useTitle('Courses');
  return (
    <RequireMember>
      <EducationView
        newCourse={
          <Suspense fallback={NEW_COURSE}>
            <NewCourse trigger={NEW_COURSE} />
          </Suspense>
        }
      />
    </RequireMember>
  );
}
