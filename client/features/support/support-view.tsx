import { ScreenHead } from '#client/ui/screen.tsx';
import { useMember } from '#client/lib/session.ts';
import { Desk } from './desk.tsx';
import { OwnRequests } from './own-requests.tsx';
import { SupportForm } from './support-form.tsx';
import { useSupportLive } from './support-queries.ts';
import * as texts from './texts.ts';

/** The member's own requests; moderators see the queue above them. */
export default function SupportView() {
  const isModerator = useMember().role !== 'member';
  useSupportLive();
  return (
    <>
      <ScreenHead
        title={isModerator ? texts.moderatorDesk : texts.support}
        lede={isModerator ? texts.requestsWaitingForDecision : texts.askUsAboutAPurchase}
      />
      {isModerator && <Desk />}
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <SupportForm />
        <OwnRequests />
      </div>
    </>
  );
}
