import { RequireMember } from '#client/layout/require-member.tsx';
import { BoardView } from '#client/features/hire/board/board-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';

export default function ForHire() {
  useTitle('For Hire');
  return (
    <RequireMember>
      <BoardView />
    </RequireMember>
  );
}
