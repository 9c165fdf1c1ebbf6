import '#client/utilities.css';
import { ExternalLink } from '#client/ui/icons.ts';
import type { PortfolioItem } from '#shared/portfolios/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { averageColor } from '#client/lib/placeholder.ts';
import { t } from '#client/lib/t.ts';
import { categoryOf, skillsOf } from './piece-copy.ts';

/** A piece in full, with its designer's description. */
export default function PieceDialog({ piece, onClose }: { piece: PortfolioItem; onClose: () => void }) {
  const { title, description, imageUrl, width, height, placeholder, projectUrl } = piece;
  const skills = skillsOf(piece);
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={categoryOf(piece) || t('From the design portfolio')}
      width="sm:max-w-[960px]"
    >
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
        tabIndex={0}
        role="region"
        aria-label={title}
        data-autofocus
        className="min-h-0 flex-1 overflow-y-auto px-5 pb-7 sm:px-8"
      >
        <img
          src={renditionUrl(imageUrl, 'preview')}
          alt={title}
          {...(width && height ? { width, height } : {})}
          style={{ backgroundColor: averageColor(placeholder ?? undefined) }}
          className="mx-auto h-auto max-h-[62dvh] w-auto max-w-full rounded-art bg-raised object-contain shadow-art"
        />
        {description && (
          <p dir="auto" className="mt-6 max-w-[68ch] text-base wrap-anywhere whitespace-pre-line text-soft">
            {description}
          </p>
        )}
        {skills.length > 0 && (
          <p dir="auto" className="mt-4 text-sm wrap-anywhere text-mute">
            <span className="font-semibold text-soft">{t('Skills')}</span> {skills.join(', ')}
          </p>
        )}
        {projectUrl && (
          <Button asChild variant="outline" className="mt-5">
            <a href={projectUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
              {t('View project')}
              <ExternalLink size={15} aria-hidden />
              <span className="sr-only">{t('(opens in a new tab)')}</span>
            </a>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
