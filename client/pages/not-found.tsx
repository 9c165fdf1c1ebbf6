import { Compass } from 'lucide-react';
import { OpenPage } from '#client/layout/open-page.tsx';
import { t } from '#client/lib/t.ts';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

export default function NotFound() {
  useTitle(t('Not found'));
  return (
    <OpenPage>
      <Screen>
        <EmptyState
          icon={Compass}
          level={1}
          title={t('404 Page Not Found')}
          body={t('Did you forget to add the page to the router?')}
          link={{ href: paths.home(), text: t('Back to Home') }}
        />
      </Screen>
    </OpenPage>
  );
}
