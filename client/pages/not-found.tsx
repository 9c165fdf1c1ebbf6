import { Link } from 'wouter';
import { OpenPage } from '#client/layout/open-page.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { Button } from '#client/ui/base/button.tsx';
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
          level={1}
          title={texts.pageNotFound404}
          body={texts.didYouForgetToAdd}
          action={
            <Button asChild>
              <Link href={paths.home()}>{texts.backToHome}</Link>
            </Button>
          }
        />
      </Screen>
    </OpenPage>
  );
}
