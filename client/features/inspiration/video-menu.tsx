import { type HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { useMember } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshVideos } from './inspiration-queries.ts';
import * as texts from './texts.ts';

/** Menu of another member's video: report it, block its author; for moderators, hide or show it. */
export function VideoMenu({ video, className }: { video: HubVideo; className?: string }) {
  const member = useMember();
  const { id, artistId, artist, isHidden } = video;
  const hide = useAction(inspirationEndpoints.hide, {
    onSuccess: () => {
      toast({ title: isHidden ? texts.visibleToEveryoneAgain : texts.hidden });
      return refreshVideos();
    },
    onError: (error) => toast({ title: texts.error, description: sentenceOf(error), variant: 'destructive' }),
  });
  if (artistId === member.id) return null;
  const mayHide = member.role !== 'member';
  return (
    <ReportMenu
      subject="inspiration"
      subjectId={id}
      person={artist}
      {...(className ? { className } : {})}
      {...(mayHide && {
        moderation: {
          label: isHidden ? texts.showToEveryone : texts.hide,
          onSelect: () => hide.mutate({ params: { id }, body: { isHidden: !isHidden } }),
        },
      })}
    />
  );
}
