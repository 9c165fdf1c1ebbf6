import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { Swatch } from '#client/ui/swatch.tsx';
import { paths } from '#client/paths.ts';

/** The colors of the picture, each a search; nothing until they are measured. */
export const WorkColors = ({ colors }: Pick<ArtworkDetail, 'colors'>) =>
  colors.length === 0 ? null : (
    <ul aria-label={t('Colors of this work')} className="flex print:hidden">
      {colors.map(({ hex, share }) => (
        <li key={hex}>
          <Link
            href={paths.browse({ q: `#${hex}` })}
            aria-label={t('Search for this color, {percent}% of this work', {
              percent: Math.round(share * 100),
            })}
            className="grid size-11 place-items-center rounded-full hover:bg-raised lg:size-9"
          >
            <Swatch hex={hex} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
