import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { dayAndTime } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

interface ReservedProps {
  artwork: Pick<ArtworkDetail, 'agreed' | 'onHoldUntil' | 'edition'>;
  /** The button that cannot be pressed now. */
  hasButton?: boolean;
}

function sentenceFor({ agreed, onHoldUntil, edition }: ReservedProps['artwork']): string {
  if (agreed) return t('Your agreed price, reserved until {when}.', { when: dayAndTime(agreed.until) });
  if (onHoldUntil) return t('On hold until {when}.', { when: dayAndTime(onHoldUntil) });
  return edition
    ? t('Other buyers have reserved the remaining copies. Try again in a few minutes.')
    : t('Another buyer has reserved this artwork. Try again in a few minutes.');
}

/** Until when it is the viewer's at the agreed price, or that others are buying it. */
export default function Reserved({ artwork, hasButton = false }: ReservedProps) {
  return (
    <>
      {hasButton && (
        <Button size="lg" className="mt-5 w-full" disabled aria-describedby="reserved">
          {t('Purchase')}
        </Button>
      )}
      <p id="reserved" className="mt-3 text-sm text-soft">
        {sentenceFor(artwork)}
      </p>
    </>
  );
}
