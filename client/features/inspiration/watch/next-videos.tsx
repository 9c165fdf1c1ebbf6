import { Link } from 'wouter';
import { type HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { minutesSeconds } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { TYPE_NAMES } from '../type-names.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t } from '#client/lib/t.ts';

const SHOWN = 4;
const READ = 12;

/** More videos: those of the same category first, newest first. */
export function NextVideos({ than }: { than: HubVideo }) {
  const { data } = useEndpoint(inspirationEndpoints.list, { query: { limit: READ } });
  const others = (data ?? []).filter(({ id }) => id !== than.id);
  const near = others.filter(({ category }) => category === than.category);
  const next = [...new Set([...near, ...others])].slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-4 text-xl">
        {t('Up next')}
      </h2>
      <ul className="grid gap-5 sm:max-xl:grid-cols-2">
        {next.map(({ id, title, artist, type, duration, thumbnailUrl }) => (
          <li key={id} className="relative grid grid-cols-[132px_minmax(0,1fr)] gap-4">
            <span className="relative block aspect-video overflow-hidden rounded-sm bg-raised">
              {thumbnailUrl && (
                <img
                  src={assetUrl(thumbnailUrl)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              )}
              <span className="num absolute right-1.5 bottom-1.5 rounded-full bg-ink/85 px-1.5 text-2xs text-paper">
                <span className="sr-only">{t('Duration')} </span>
                {minutesSeconds(duration)}
              </span>
            </span>
            <div className="min-w-0 text-xs wrap-anywhere text-mute">
              <h3 className="font-sans text-sm leading-snug font-semibold">
                <Link href={paths.watch(id)} className="after:absolute after:inset-0 after:rounded-sm">
                  {title}
                </Link>
              </h3>
              <span className="mt-1 block">{displayName(artist)}</span>
              {TYPE_NAMES[type]}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
