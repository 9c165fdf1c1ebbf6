import { BarePage } from '#client/ui/bare-page.tsx';
import { UnsubscribeView } from './unsubscribe-view.tsx';

/** Open to anyone with the link from an email, signed in or not. */
export default function UnsubscribeScreen({ token }: { token: string }) {
  return (
    <BarePage>
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center px-4 py-10 outline-none">
        <div className="w-full max-w-[520px]">
          <UnsubscribeView token={token} />
        </div>
      </main>
    </BarePage>
  );
}
