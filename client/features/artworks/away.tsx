/** The label of a work whose artist is away. */
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { AWAY_ID, backOnDay, useComeBack } from '#client/lib/away.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ActionBar } from '#client/ui/frame.tsx';
import { CalendarClock } from '#client/ui/icons.ts';

interface AwayProps {
  artwork: ArtworkDetail & { backOn: string };
}

function bodyOf({ price, isOpenToOffers }: ArtworkDetail): string {
  if (!price) return t('You can make an offer from that day on.');
  return isOpenToOffers
    ? t('You can buy it or make an offer from that day on.')
    : t('You can buy it from that day on.');
}

const Note = ({ title, body }: { title: string; body: string }) => (
  <div id={AWAY_ID} className="mt-5 flex gap-3 rounded-md bg-raised p-4 text-sm">
    <CalendarClock size={18} aria-hidden className="mt-0.5 shrink-0 text-info" />
    <div>
      <p className="font-semibold text-paper">{title}</p>
      <p className="mt-0.5 text-soft">{body}</p>
    </div>
  </div>
);

/** When it can be bought again, and Purchase, which is off; on phones the bar says it instead. */
export default function Away({ artwork }: AwayProps) {
  const back = t('Back on {day}', { day: backOnDay(artwork.backOn) });
  return (
    <>
      <Note title={back} body={bodyOf(artwork)} />
      {artwork.price && (
        <ActionBar className="lg:mt-4">
          <span aria-hidden className="num mr-auto text-lg text-paper lg:hidden">
            {shortUsd(artwork.price)}
          </span>
          <span aria-hidden className="text-sm font-semibold text-paper lg:hidden">
            {back}
          </span>
          <Button
            size="lg"
            aria-disabled
            aria-describedby={AWAY_ID}
            className="w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-lg:hidden"
          >
            {t('Purchase')}
          </Button>
        </ActionBar>
      )}
    </>
  );
}

/** On one's own work. */
export const OwnAway = ({ artwork }: AwayProps) => (
  <Note
    title={t('You’re away until {day}', { day: backOnDay(artwork.backOn) })}
    body={t('No one can buy or make an offer. Orders under way keep their deadlines.')}
  />
);

export function ComeBack() {
  const { mutate, isPending } = useComeBack();
  return (
    <Button
      size="lg"
      variant="outline"
      className="mt-3 w-full"
      disabled={isPending}
      onClick={() => mutate({})}
    >
      {t('Come back now')}
    </Button>
  );
}
