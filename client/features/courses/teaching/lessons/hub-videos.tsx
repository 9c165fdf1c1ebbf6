import { useId } from 'react';
import { type HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { usePages } from '#client/lib/pages.ts';
import { minutesSeconds } from '#client/lib/format.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t, tn } from '#client/lib/t.ts';

interface HubVideosProps {
  /** The id of its video. */
  chosen: string | null;
  error?: string | undefined;
  onChoose: (video: { videoId: string; title: string }) => void;
  /** Called if there is nothing to choose from. */
  onUpload: () => void;
}

const isReady = ({ video }: HubVideo): boolean => video?.status === 'ready';

/** The member's own Hub videos, to choose one as a lesson. */
export function HubVideos({ chosen, error, onChoose, onUpload }: HubVideosProps) {
  const name = useId();
  const pages = usePages(inspirationEndpoints.list, { query: { mine: 'true' } });
  return (
    <Loaded
      query={pages}
      failure={t('Your videos couldn’t be loaded.')}
      skeleton={<Skeletons each="h-16" className="grid gap-2" />}
    >
      {(data) => {
        const all = data.pages.flatMap(({ items }) => items);
        const videos = all.filter(isReady);
        const unready = all.length - videos.length;
        return (
          <div className="grid gap-3">
            {videos.length === 0 ? (
              <div className="grid justify-items-center gap-4 rounded-md border border-dashed border-line px-5 py-10 text-center">
                <p
                  className={error ? 'text-sm text-danger' : 'text-sm text-soft'}
                  {...(error ? { role: 'alert' } : {})}
                >
                  {t('You don’t have any videos ready in the Hub.')}
                </p>
                <Button variant="outline" onClick={onUpload}>
                  {t('Upload a new video')}
                </Button>
              </div>
            ) : (
              <Choices legend={t('Your videos')} isLegendHidden error={error} className="grid gap-2">
                {videos.map(({ id, video, title, thumbnailUrl, duration }) => (
                  <Choice
                    key={id}
                    shape="compact"
                    name={name}
                    checked={video?.id === chosen}
                    onChange={() => video && onChoose({ videoId: video.id, title })}
                  >
                    <span className="flex items-center gap-3">
                      <span className="aspect-video w-20 shrink-0 overflow-hidden rounded-art bg-raised">
                        {thumbnailUrl && (
                          <img
                            src={assetUrl(thumbnailUrl)}
                            alt=""
                            loading="lazy"
                            className="size-full object-cover"
                          />
                        )}
                      </span>
                      <span className="min-w-0 flex-1 text-sm wrap-anywhere text-paper">{title}</span>
                      <span className="num shrink-0 pr-2 text-xs text-mute">
                        {minutesSeconds(Math.round(duration))}
                      </span>
                    </span>
                  </Choice>
                ))}
              </Choices>
            )}
            {unready > 0 && (
              <p className="text-xs text-mute">
                {tn(
                  unready,
                  '1 video isn’t ready and can’t be chosen yet.',
                  '{n} videos aren’t ready and can’t be chosen yet.',
                )}
              </p>
            )}
            <ShowMore list={pages} />
          </div>
        );
      }}
    </Loaded>
  );
}
