import { Link } from 'wouter';
import { OpenPage } from '#client/layout/open-page.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

export default function NotFound() {
  useTitle('Not found');
  return (
    <OpenPage>
      <Screen>
        <EmptyState
          level={1}
          title="404 Page Not Found"
          body="Did you forget to add the page to the router?"
          action={
            <Button asChild>
              <Link href={paths.home()}>Back to Home</Link>
            </Button>
          }
        />
      </Screen>
    </OpenPage>
  );
}
