import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { dayAndTime } from '#client/lib/format.ts';
import * as texts from './order-texts.ts';
import { purchase } from './texts.ts';

interface ReservedProps {
  artwork: Pick<ArtworkDetail, 'agreed' | 'onHoldUntil' | 'edition'>;
  /** The button that cannot be pressed now. */
  hasButton?: boolean;
}

function sentenceFor({ agreed, onHoldUntil, edition }: ReservedProps['artwork']): string {
  if (agreed) return texts.yourAgreedPrice(dayAndTime(agreed.until));
  if (onHoldUntil) return texts.onHoldUntil(dayAndTime(onHoldUntil));
  return edition ? texts.everyNumberIsReserved : texts.anotherBuyerHasReserved;
}

/** Until when it is the viewer's at the agreed price, or that others are buying it. */
export default function Reserved({ artwork, hasButton = false }: ReservedProps) {
  return (
    <>
      {hasButton && (
        <Button size="lg" className="mt-5 w-full" disabled aria-describedby="reserved">
          {purchase}
        </Button>
      )}
      <p id="reserved" className="mt-3 text-sm text-soft">
        {sentenceFor(artwork)}
      </p>
    </>
  );
}
