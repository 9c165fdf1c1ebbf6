import { RequireMember } from '#client/layout/require-member.tsx';
import { BoardView } from '#client/features/hire/board/board-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function ForHire() {
  useTitle(t('For Hire'));
  return (
    <RequireMember>
      <BoardView />
    </RequireMember>
  );
}
