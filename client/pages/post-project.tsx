import { RequireMember } from '#client/layout/require-member.tsx';
import { PostView } from '#client/features/hire/post/post-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';

export default function PostProject() {
  useTitle('Post a Project');
  return (
    <RequireMember>
      <PostView />
    </RequireMember>
  );
}
