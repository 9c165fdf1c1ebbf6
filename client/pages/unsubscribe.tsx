import { useParams } from 'wouter';
import { BarePage } from '#client/layout/bare-page.tsx';
import { UnsubscribeView } from '#client/features/mail/unsubscribe/unsubscribe-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';

/** For anybody with the link from an email, signed in or not. */
export default function Unsubscribe() {
  useTitle(t('Unsubscribe'));
  const { token } = useParams<{ token: string }>();
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
