import { RequireMember } from '#client/components/layout/require-member.tsx';
import { Screen } from '#client/components/layout/screen.tsx';
import { useTitle } from '#client/lib/use-title.ts';

export default function Teach() {
  useTitle('Edit course');
  return (
    <RequireMember>
      <Screen>
        <h1 className="text-2xl">Edit course</h1>
      </Screen>
    </RequireMember>
  );
}
