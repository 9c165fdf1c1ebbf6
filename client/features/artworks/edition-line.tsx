import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { fill } from '#client/lib/sentence.ts';
import * as texts from './edition-texts.ts';

interface EditionLineProps {
  edition: NonNullable<ArtworkDetail['edition']>;
  /** Beside the price, which number one gets, or in the details. */
  part: 'left' | 'next' | 'details';
}

const Figure = ({ value }: { value: number }) => <span className="num text-paper">{value}</span>;

/** What is left of an edition. */
export default function EditionLine({ edition: { size, left, next }, part }: EditionLineProps) {
  if (part === 'next')
    return next !== null && <> {fill(texts.youGetNumber, { number: <Figure value={next} /> })}</>;
  const figures = { size: <Figure value={size} />, left: <Figure value={left} /> };
  if (part === 'details') return fill(texts.someLeft, figures);
  return (
    <span className="text-sm text-soft">
      {fill(left > 0 ? texts.editionLeft : texts.editionSoldOut, figures)}
    </span>
  );
}
