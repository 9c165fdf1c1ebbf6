import { DropdownMenu } from 'radix-ui';
import { ShieldCheck } from 'lucide-react';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { type ArtworkDetail, artworkEndpoints } from '#shared/artworks/contract.ts';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { useLandmark } from '#client/lib/use-landmark.ts';
import * as texts from './texts.ts';

const ITEM =
  'flex h-11 items-center rounded-sm px-3 text-sm text-soft outline-none data-[highlighted]:bg-overlay data-[highlighted]:text-paper';

const answers = (done: string) => ({
  onSuccess: () => {
    toast({ title: done });
    return refresh(artworkEndpoints.get, feedEndpoints.list, artworkEndpoints.byUser);
  },
  onError: (error: Error) =>
    toast({ title: texts.error, description: sentenceOf(error), variant: 'destructive' }),
});

/** What moderators can do with a work. */
export function ModeratorMenu({ artwork: { id, isFeatured, isHidden } }: { artwork: ArtworkDetail }) {
  const { container, onOpenChange } = useLandmark();
  const feature = useAction(
    moderationEndpoints.featureArtwork,
    answers(isFeatured ? texts.noLongerFeatured : texts.featured),
  );
  const hide = useAction(
    moderationEndpoints.hideArtwork,
    answers(isHidden ? texts.visibleAgain : texts.hidden),
  );
  const params = { id };
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <Button variant="quiet" size="sm" className="h-11!">
          <ShieldCheck size={16} aria-hidden />
          {texts.moderate}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align="start"
          collisionPadding={8}
          sideOffset={4}
          className="animate-in z-50 w-48 rounded-md bg-raised p-1.5 shadow-pop"
        >
          <DropdownMenu.Item
            className={ITEM}
            onSelect={() => feature.mutate({ params, body: { isFeatured: !isFeatured } })}
          >
            {isFeatured ? texts.unfeature : texts.feature}
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className={ITEM}
            onSelect={() => hide.mutate({ params, body: { isHidden: !isHidden } })}
          >
            {isHidden ? texts.show : texts.hide}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
