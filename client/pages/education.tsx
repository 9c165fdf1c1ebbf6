import { lazy } from 'react';
import { Plus } from 'lucide-react';
import { RequireMember } from '#client/components/layout/require-member.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { LateDialog } from '#client/components/ui/late-dialog.tsx';
import { EducationView } from '#client/features/courses/education-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';

const NewCourse = lazy(() =>
  import('#client/features/teaching/new-course.tsx').then((m) => ({ default: m.NewCourse })),
);

export default function Education() {
  useTitle('Courses');
  return (
    <RequireMember>
      <EducationView
        newCourse={
          <LateDialog dialog={NewCourse}>
            <Button>
              <Plus size={18} aria-hidden />
              New course
            </Button>
          </LateDialog>
        }
      />
    </RequireMember>
  );
}
