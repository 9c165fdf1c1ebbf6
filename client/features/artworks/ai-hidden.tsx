import { EyeOff } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

/** Explains that AI works exist but are hidden by the viewer's preference. */
export const AiHidden = ({ viewerId }: { viewerId: string }) => (
  <EmptyState
    icon={EyeOff}
    title={texts.aiWorksAreHidden}
    body={texts.changeThisInYourProfile}
    link={{ href: paths.profile(viewerId), text: texts.yourProfile }}
  />
);
