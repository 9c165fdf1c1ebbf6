import { Link } from 'wouter';
import { EyeOff } from '#client/ui/icons.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { aiLabel } from '#client/ui/making-names.ts';
import { browseHref } from '#client/lib/browse.ts';
import { t, tx } from '#client/lib/t.ts';

/** The medium, and that AI was used if it was. */
export function MediumLine({ artwork }: { artwork: ArtworkDetail }) {
  const line = [artwork.medium, aiLabel(artwork)].filter(Boolean).join(' · ');
  return line ? (
    <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-mute">
      {line}
    </p>
  ) : null;
}

/** Marks a hidden work for those who still see it: its artist and moderators. */
export const HiddenMark = () => (
  <p className="mb-4 flex items-center gap-2 text-sm text-soft">
    <EyeOff size={16} aria-hidden className="shrink-0" />
    <span>
      {tx('{hidden} by a moderator. Only the artist and moderators can see this page.', {
        hidden: <strong className="font-semibold text-paper">{t('Hidden')}</strong>,
      })}
    </span>
  </p>
);

/** Each links to the works that share it. */
export const TagList = ({ tags }: { tags: string[] }) =>
  tags.length > 0 && (
    <ul aria-label={t('Tags')} className="mt-4 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={browseHref({ q: tag })}
            className="inline-flex h-9 pointer-coarse:min-h-11 items-center rounded-full border border-line px-3.5 text-xs text-soft hover:border-edge hover:text-paper"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
