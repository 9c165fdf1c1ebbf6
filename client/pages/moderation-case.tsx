import { useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { CaseScreen } from '#client/features/moderation/case/case-screen.tsx';
import { CaseStatement } from '#client/features/moderation/statement.tsx';
import { isOfTheTeam } from '#client/features/moderation/team-only.tsx';
import { useMember } from '#client/lib/session.ts';

/** Moderators see the case; the member it is about, the statement. */
function Case({ id }: { id: string }) {
  return isOfTheTeam(useMember()) ? <CaseScreen id={id} /> : <CaseStatement id={id} />;
}

export default function ModerationCase() {
  const { case: id } = useParams<{ case: string }>();
  return (
    <RequireMember>
      <Screen>
        <Case key={id} id={id} />
      </Screen>
    </RequireMember>
  );
}
