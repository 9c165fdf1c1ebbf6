import { TriangleAlert } from '#client/ui/icons.ts';
import type { MailSettings } from '#shared/mail/contract.ts';
import { t, tx } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';

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
          {isReturned
            ? tx('Emails to {address} bounced three times.', { address: email })
            : t('Verify your email address to get emails.')}
        </strong>{' '}
        {isReturned
          ? t('We stopped sending. Deadlines still appear in your notifications.')
          : t('Until then, deadlines appear only in your notifications.')}
      </p>
      <Button asChild variant="outline" className="max-sm:w-full">
        <a href={providerUrl ?? paths.logout()}>{isReturned ? t('Change address') : t('Verify email')}</a>
      </Button>
    </div>
  );
}
