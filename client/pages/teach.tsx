import { useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { TeachView } from '#client/features/courses/teaching/teach-view.tsx';

export default function Teach() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <Screen>
        <TeachView id={id} />
      </Screen>
    </RequireMember>
  );
}
