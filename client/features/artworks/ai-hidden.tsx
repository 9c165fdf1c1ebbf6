import { EyeOff } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#client/paths.ts';

/** Explains that AI works exist but are hidden by the viewer's preference. */
export const AiHidden = () => (
  <EmptyState
    icon={EyeOff}
    title={t('AI art is hidden')}
    body={t('You chose to hide it in settings.')}
    link={{ href: paths.settings('privacy'), text: t('Settings') }}
  />
);
