import { RequireMember } from '#client/layout/require-member.tsx';
import { BoardView } from '#client/features/hire/board/board-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function ForHire() {
  useTitle(texts.forHire);
  return (
    <RequireMember>
      <BoardView />
    </RequireMember>
  );
}
