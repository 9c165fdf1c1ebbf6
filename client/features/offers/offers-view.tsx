import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '#client/ui/icons.ts';
import { useSearch } from 'wouter';
import { type Offer, offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { useLive } from '#client/lib/live.ts';
import { queryFor, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Answering } from './answering.tsx';
import { TURNS, type Turn, byTurn, byWork, isRenewed, opensMade, shownIn } from './arrange.ts';
import { MadeRow } from './made-row.tsx';
import { ReceivedGroup } from './received-group.tsx';

const NAMES: Record<Turn, string> = {
  all: t('All'),
  mine: t('Your turn'),
  theirs: t('Their turn'),
  closed: t('Closed'),
};

function Side({ offers, side }: { offers: Offer[]; side: Offer['side'] }) {
  const [turn, setTurn] = useState<Turn>('all');
  if (offers.length === 0) {
    return side === 'seller' ? (
      <EmptyState
        icon={Tag}
        level={2}
        title={t('No offers yet')}
        body={t('Turn on “Open to offers” when you edit a work, and offers for it appear here.')}
      />
    ) : (
      <EmptyState
        icon={Tag}
        level={2}
        title={t('You haven’t made an offer')}
        body={t('Look for “Make an offer” on works whose artists accept offers.')}
        link={{ href: paths.home(), text: t('Discover artworks') }}
      />
    );
  }
  const shown = shownIn(turn, offers);
  const items = TURNS.map((key) =>
    key === 'all' ? ([key, NAMES[key]] as const) : ([key, NAMES[key], shownIn(key, offers).length] as const),
  );
  return (
    <>
      <FilterChips label={t('Show')} items={items} value={turn} onChange={setTurn} />
      <div className="mt-8">
        {shown.length === 0 && <p className="text-sm text-mute">{t('No offers here.')}</p>}
        {side === 'seller' ? (
          byWork(shown).map((group) => <ReceivedGroup key={group[0]?.id} offers={group} />)
        ) : (
          <ul>
            {byTurn(shown).map((offer) => (
              <MadeRow key={offer.id} offer={offer} isRenewed={isRenewed(offer, offers)} />
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
      name: t('Received'),
      count: received.length,
      panel: <Side offers={received} side="seller" />,
    },
    { key: 'made', name: t('Made'), count: made.length, panel: <Side offers={made} side="buyer" /> },
  ];
  return <Tabs label={t('Offers you received and made')} tabs={tabs} value={shown} onChange={show} />;
}

/** Offers the member received and made. */
export default function OffersView() {
  const list = useQuery({ ...queryFor(endpoints.list, {}), refetchOnMount: 'always' });
  useLive('notification', () => void refresh(endpoints.list));
  return (
    <>
      <ScreenHead
        title={t('Offers')}
        lede={t('Each side has 48 hours to respond; after that, the offer will be declined.')}
      />
      <Loaded
        query={list}
        failure={t('Your offers couldn’t be loaded')}
        skeleton={<Skeletons each="h-28 rounded-md" className="grid gap-px" />}
      >
        {(offers) => (
          <Answering offers={offers}>
            <Sides offers={offers} />
          </Answering>
        )}
      </Loaded>
    </>
  );
}
