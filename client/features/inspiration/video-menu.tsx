import type { HubVideo } from '#shared/inspiration/contract.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { useMember } from '#client/lib/session.ts';

/** Menu of another member's video: report it, block its author; for moderators, hide or show it. */
export function VideoMenu({ video, className }: { video: HubVideo; className?: string }) {
  const member = useMember();
  const { id, artistId, artist, isHidden } = video;
  if (artistId === member.id) return null;
  return (
    <ReportMenu
      subject="inspiration"
      subjectId={id}
      person={artist}
      isHidden={isHidden}
      {...(className ? { className } : {})}
    />
  );
}
