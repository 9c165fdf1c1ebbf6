import '#client/utilities.css';
import { Link } from 'wouter';
import { Logo } from '#client/components/layout/logo.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

export default function NotFound() {
  useTitle('Not found');
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col px-4 py-5 outline-none sm:px-8">
      <Logo />
      <div className="m-auto max-w-lg py-16 text-center">
        <div
          aria-hidden
          className="mx-auto mb-10 grid aspect-[1.32] w-64 place-items-center rounded-art border-2 border-dashed border-edge"
        >
          <span className="num text-3xl text-mute">404</span>
        </div>
        <h1 className="text-3xl">404 Page Not Found</h1>
        <p className="mt-3 text-soft">Did you forget to add the page to the router?</p>
        <Button asChild className="mt-8">
          <Link href={paths.home()}>Back to Home</Link>
        </Button>
      </div>
    </main>
  );
}
