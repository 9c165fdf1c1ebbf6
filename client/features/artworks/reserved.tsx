import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import * as texts from './order-texts.ts';
import { purchase } from './texts.ts';

/** Others are at the checkout. */
export default function Reserved({ edition }: Pick<ArtworkDetail, 'edition'>) {
  return (
    <>
      <Button size="lg" className="mt-5 w-full" disabled aria-describedby="reserved">
        {purchase}
      </Button>
      <p id="reserved" className="mt-3 text-sm text-soft">
        {edition ? texts.everyNumberIsReserved : texts.anotherBuyerHasReserved}
      </p>
    </>
  );
}
