import { TriangleAlert } from 'lucide-react';
import type { MailSettings } from '#shared/mail/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { fill } from '#client/lib/sentence.ts';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

/** Why nothing arrives, and the way to the sign-in provider, which keeps the address. */
export function AddressNotice({ mail: { address, email, providerUrl } }: { mail: MailSettings }) {
  if (address !== 'returned' && address !== 'unverified') return null;
  const isReturned = address === 'returned';
  return (
    <div
      role="alert"
      className="my-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface px-5 py-4"
    >
      <TriangleAlert size={19} aria-hidden className="text-danger" />
      <p className="min-w-0 flex-1 basis-64 text-sm text-soft wrap-anywhere">
        <strong className="font-semibold text-paper">
          {isReturned ? fill(texts.returnedThreeTimes, { address: email }) : texts.verifyToGetEmails}
        </strong>{' '}
        {isReturned ? texts.stoppedSending : texts.deadlinesInBell}
      </p>
      <Button asChild variant="outline" className="max-sm:w-full">
        <a href={providerUrl ?? paths.logout()}>{isReturned ? texts.changeAddress : texts.verifyAddress}</a>
      </Button>
    </div>
  );
}
