import type { Received, Result } from '#shared/http/endpoint.ts';
import { AppError } from '#shared/http/errors.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import { RENDITIONS } from '#shared/kernel/limits.ts';
import { CARD } from '#shared/previews/contract.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { visitorEndpoints } from '#shared/visitors/contract.ts';
import type { Context } from '#server/context.ts';
import { previewedAt } from '#server/features/previews/public.ts';
import type { Picture } from './queries.ts';
import { readPage, siteOf } from './read-page.ts';

type Asked = Received<typeof visitorEndpoints.oEmbed>['query'];

/** Seconds that other sites may cache the answer. */
const CACHE_SECONDS = 60;
const NAMES = ['preview', 'card', 'thumb'] as const;

interface Size {
  width: number;
  height: number;
}

/** The size in which a picture is to be shown: its own, or smaller in the same shape. */
export function fitted({ width, height }: Size, { maxwidth = Infinity, maxheight = Infinity }: Asked): Size {
  const share = Math.min(1, maxwidth / width, maxheight / height);
  return {
    width: Math.max(1, Math.floor(width * share)),
    height: Math.max(1, Math.floor(height * share)),
  };
}

/** The largest stored size that fits, else the smallest, to be shown smaller than it is. */
function photoOf({ imageUrl, width, height }: Picture, asked: Asked, host: string) {
  const sizes = NAMES.map((name) => {
    const shown = Math.min(RENDITIONS[name], width);
    return {
      url: host + renditionUrl(imageUrl, name),
      width: shown,
      height: Math.max(1, Math.round((shown * height) / width)),
    };
  });
  const fits = (size: Size) =>
    size.width <= (asked.maxwidth ?? Infinity) && size.height <= (asked.maxheight ?? Infinity);
  const size = sizes.find(fits) ?? sizes.at(-1)!;
  return { ...size, ...fitted(size, asked) };
}

/** Throws `not_found` for anything but a page that visitors may read. */
export async function readOEmbed(
  ctx: Context,
  asked: Asked,
): Promise<Result<typeof visitorEndpoints.oEmbed>> {
  const url = URL.parse(asked.url);
  const { publicUrl, pictures } = await siteOf(ctx);
  const at = url?.origin === new URL(publicUrl).origin ? previewedAt(url.pathname) : null;
  const about = at && (await readPage(ctx, at.screen, at.id))?.about;
  if (!about) throw new AppError('not_found');
  if (asked.format !== undefined && asked.format !== 'json') throw new AppError('format_not_available');
  const { title, author, authorPath, cardUrl, picture } = about;
  const thumbnail = fitted(CARD, asked);
  return {
    version: '1.0',
    type: picture ? 'photo' : 'link',
    title,
    author_name: author,
    author_url: publicUrl + authorPath,
    provider_name: BRAND,
    provider_url: `${publicUrl}/`,
    cache_age: CACHE_SECONDS,
    ...(cardUrl !== null && {
      thumbnail_url: publicUrl + cardUrl,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
    ...(picture && photoOf(picture, asked, pictures)),
  };
}
