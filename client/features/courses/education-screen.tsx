import { Plus } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LateDialog } from '#client/ui/late-dialog.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { EducationView } from './education-view.tsx';

const loadNewCourse = () => import('./teaching/new-course.tsx').then((m) => ({ default: m.NewCourse }));
const NewCourse = lazyPart(loadNewCourse);

export default function EducationScreen() {
  return (
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
  );
}
