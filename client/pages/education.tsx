import { Plus } from 'lucide-react';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { LateDialog } from '#client/ui/late-dialog.tsx';
import { EducationView } from '#client/features/courses/education-view.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

const loadNewCourse = () =>
  import('#client/features/courses/teaching/new-course.tsx').then((m) => ({ default: m.NewCourse }));
const NewCourse = lazyPart(loadNewCourse);

export default function Education() {
  useTitle(t('Courses'));
  return (
    <RequireMember>
      <EducationView
        newCourse={
          <LateDialog dialog={NewCourse} load={loadNewCourse}>
            <Button>
              <Plus size={18} aria-hidden />
              {t('New course')}
            </Button>
          </LateDialog>
        }
      />
    </RequireMember>
  );
}
