import { Compass } from 'lucide-react';
import { OpenPage } from '#client/layout/open-page.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

export default function NotFound() {
  useTitle(texts.notFound);
  return (
    <OpenPage>
      <Screen>
        <EmptyState
          icon={Compass}
          level={1}
          title={texts.pageNotFound404}
          body={texts.didYouForgetToAdd}
          link={{ href: paths.home(), text: texts.backToHome }}
        />
      </Screen>
    </OpenPage>
  );
}
