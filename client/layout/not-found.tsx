import { Compass } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#client/paths.ts';

export default function NotFound() {
  return (
    <EmptyState
      icon={Compass}
      level={1}
      title={t('404 Page Not Found')}
      body={t('Did you forget to add the page to the router?')}
      link={{ href: paths.home(), text: t('Back to Home') }}
    />
  );
}
