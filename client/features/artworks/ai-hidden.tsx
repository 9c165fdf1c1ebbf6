import { Link } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#client/paths.ts';

/** Not that there is none: the viewer chose not to see them. */
export const AiHidden = ({ viewerId }: { viewerId: string }) => (
  <EmptyState
    title="AI works are hidden"
    body="You chose not to be shown what is made with AI. Edit profile takes the choice back."
    action={
      <Button asChild>
        <Link href={paths.profile(viewerId)}>Your profile</Link>
      </Button>
    }
  />
);
