import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useSearch } from 'wouter';
import { type Offer, offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { useLive } from '#client/lib/live.ts';
import { queryFor, refresh } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { TURNS, type Turn, byTurn, byWork, opensMade, shownIn } from './arrange.ts';
import { MadeRow } from './made-row.tsx';
import { ReceivedGroup } from './received-group.tsx';
import * as texts from './texts.ts';

const NAMES: Record<Turn, string> = {
  all: texts.all,
  mine: texts.yourTurn,
  theirs: texts.theirTurn,
  closed: texts.closed,
};

function Side({ offers, side }: { offers: Offer[]; side: Offer['side'] }) {
  const [turn, setTurn] = useState<Turn>('all');
  if (offers.length === 0) {
    return side === 'seller' ? (
      <EmptyState icon={Tag} level={2} title={texts.noneReceived} body={texts.openAWork} />
    ) : (
      <EmptyState
        icon={Tag}
        level={2}
        title={texts.noneMade}
        body={texts.lookFor}
        link={{ href: paths.home(), text: texts.discover }}
      />
    );
  }
  const shown = shownIn(turn, offers);
  const items = TURNS.map((key) =>
    key === 'all' ? ([key, NAMES[key]] as const) : ([key, NAMES[key], shownIn(key, offers).length] as const),
  );
  return (
    <>
      <FilterChips label={texts.show} items={items} value={turn} onChange={setTurn} />
      <div className="mt-8">
        {shown.length === 0 && <p className="text-sm text-mute">{texts.nothingHere}</p>}
        {side === 'seller' ? (
          byWork(shown).map((group) => <ReceivedGroup key={group[0]?.id} offers={group} />)
        ) : (
          <ul>
            {byTurn(shown).map((offer) => (
              <MadeRow key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Sides({ offers }: { offers: Offer[] }) {
  const asked = new URLSearchParams(useSearch()).get('side');
  const received = offers.filter(({ side }) => side === 'seller');
  const made = offers.filter(({ side }) => side === 'buyer');
  // Opens where something waits for an answer, and stays there once it is given.
  const [shown, show] = useState(() => (asked === 'made' || opensMade(received, made) ? 'made' : 'received'));
  const tabs = [
    {
      key: 'received',
      name: texts.received,
      count: received.length,
      panel: <Side offers={received} side="seller" />,
    },
    { key: 'made', name: texts.made, count: made.length, panel: <Side offers={made} side="buyer" /> },
  ];
  return <Tabs label={texts.sides} tabs={tabs} value={shown} onChange={show} />;
}

/** Offers the member received and made. */
export default function OffersView() {
  const list = useQuery({ ...queryFor(endpoints.list, {}), refetchOnMount: 'always' });
  useLive('notification', () => void refresh(endpoints.list));
  return (
    <>
      <ScreenHead title={texts.offers} lede={texts.lede} />
      <Loaded
        query={list}
        failure={texts.notLoaded}
        skeleton={<Skeletons each="h-28 rounded-md" className="grid gap-px" />}
      >
        {(offers) => <Sides offers={offers} />}
      </Loaded>
    </>
  );
}
