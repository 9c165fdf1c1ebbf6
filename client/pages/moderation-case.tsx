import { useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { CaseStatement } from '#client/features/moderation/statement.tsx';

export default function ModerationCase() {
  const { case: id } = useParams<{ case: string }>();
  return (
    <RequireMember>
      <Screen>
        <CaseStatement key={id} id={id} />
      </Screen>
    </RequireMember>
  );
}
