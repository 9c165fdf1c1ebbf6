import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { t, tx } from '#client/lib/t.ts';
import { Usd } from './offer-facts.tsx';

interface WorkLineProps {
  title: string;
  imageUrl: string;
  price: string | null;
  edition?: ArtworkDetail['edition'];
}

/** The work a dialog is about. */
export const WorkLine = ({ title, imageUrl, price, edition }: WorkLineProps) => (
  <div className="flex items-start gap-4">
    <img
      src={renditionUrl(imageUrl, 'thumb')}
      alt=""
      className="size-16 shrink-0 rounded-xs bg-raised object-cover"
    />
    <p className="min-w-0 text-sm text-mute">
      <span className="block font-semibold wrap-anywhere text-paper">{title}</span>
      {price === null
        ? t('Price on request')
        : tx('List price {price}', { price: <Usd amount={price} className="text-paper" /> })}
      {edition && (
        <span className="block">
          {t('Edition of {size}, {left} left', { size: edition.size, left: edition.left })}
        </span>
      )}
    </p>
  </div>
);
