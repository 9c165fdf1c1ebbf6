import { EyeOff } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

/** Explains that AI works exist but are hidden by the viewer's preference. */
export const AiHidden = () => (
  <EmptyState
    icon={EyeOff}
    title={texts.aiWorksAreHidden}
    body={texts.changeThisInSettings}
    link={{ href: paths.settings('privacy'), text: texts.settings }}
  />
);
