import { ScreenHead } from '#client/components/layout/screen.tsx';
import { useMember } from '#client/lib/session.ts';
import { Desk } from './desk.tsx';
import { OwnRequests } from './own-requests.tsx';
import { SupportForm } from './support-form.tsx';
import { useSupportLive } from './support-queries.ts';

/** One's own requests for everybody; above them, for moderators, what waits for them. */
export function SupportView() {
  const { role } = useMember();
  useSupportLive();
  return (
    <>
      <ScreenHead
        title="Support"
        lede="Ask us about a purchase, a sale, Premium or anything else. Premium members are answered first."
      />
      {role !== 'member' && <Desk />}
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
        <SupportForm />
        <OwnRequests />
      </div>
    </>
  );
}
