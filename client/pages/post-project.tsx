import { RequireMember } from '#client/layout/require-member.tsx';
import { UnlessSuspended } from '#client/layout/unless-suspended.tsx';
import { PostView } from '#client/features/hire/post/post-view.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import * as texts from './texts.ts';

export default function PostProject() {
  useTitle(texts.postAProject);
  return (
    <RequireMember>
      <UnlessSuspended act={texts.toPostAProject}>
        <PostView />
      </UnlessSuspended>
    </RequireMember>
  );
}
