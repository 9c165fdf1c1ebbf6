import { ScreenHead } from '#client/ui/screen.tsx';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { Desk } from './desk.tsx';
import { OwnRequests } from './own-requests.tsx';
import { SupportForm } from './support-form.tsx';
import { useSupportLive } from './support-queries.ts';

/** The member's own requests; moderators see the queue above them. */
export default function SupportView() {
  const isModerator = useMember().role !== 'member';
  useSupportLive();
  return (
    <>
      <ScreenHead
        title={isModerator ? t('Moderator desk') : t('Support')}
        lede={
          isModerator
            ? t('Support requests waiting for a reply, and refund requests waiting for a decision.')
            : t(
                'Ask us about a purchase, a sale, Premium or anything else. We respond to Premium members first.',
              )
        }
      />
      {isModerator && <Desk />}
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <SupportForm />
        <OwnRequests />
      </div>
    </>
  );
}
