import { RequireMember } from '#client/layout/require-member.tsx';
import { UnlessSuspended } from '#client/layout/unless-suspended.tsx';
import { PostView } from '#client/features/hire/post/post-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

export default function PostProject() {
  useTitle(t('Post a Project'));
  return (
    <RequireMember>
      <UnlessSuspended act={t('post a project')}>
        <PostView />
      </UnlessSuspended>
    </RequireMember>
  );
}
