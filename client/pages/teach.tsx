import { useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { UnlessSuspended } from '#client/layout/unless-suspended.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { TeachView } from '#client/features/courses/teaching/teach-view.tsx';
import { t } from '#client/lib/t.ts';

export default function Teach() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <UnlessSuspended act={t('edit courses')}>
        <Screen>
          <TeachView id={id} />
        </Screen>
      </UnlessSuspended>
    </RequireMember>
  );
}
