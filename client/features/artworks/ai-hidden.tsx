import { Link } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

/** Explains that AI works exist but are hidden by the viewer's preference. */
export const AiHidden = ({ viewerId }: { viewerId: string }) => (
  <EmptyState
    title={texts.aiWorksAreHidden}
    body={texts.changeThisInYourProfile}
    action={
      <Button asChild>
        <Link href={paths.profile(viewerId)}>{texts.yourProfile}</Link>
      </Button>
    }
  />
);
