import { Bell, CheckCheck, Gavel } from '#client/ui/icons.ts';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { Avatar } from '../avatar.tsx';
import { BackLink } from '../back-link.tsx';
import { Button } from '../base/button.tsx';
import { CategoryDot } from '../base/category-dot.tsx';
import { LoadError } from '../base/load-error.tsx';
import { SectionHead } from '../base/section-head.tsx';
import { SoldMark } from '../base/sold-mark.tsx';
import { WallLabel } from '../base/wall-label.tsx';
import { Breakdown } from '../breakdown.tsx';
import { Chip } from '../chip.tsx';
import { EmptyLine } from '../empty-line.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NftBadge } from '../nft-badge.tsx';
import { PageError } from '../page-error.tsx';
import { PagedList } from '../paged-list.tsx';
import { Panel } from '../panel.tsx';
import { ProBadge } from '../pro-badge.tsx';
import { Skeletons } from '../skeleton.tsx';
import { Stars } from '../stars.tsx';
import { TimelineView } from '../timeline-view.tsx';
import { UnreadBadge } from '../unread-badge.tsx';

const GRID = 'grid grid-cols-1 gap-6 xl:grid-cols-2';
const nothing = () => Promise.resolve();
const LIST = {
  data: undefined,
  isPending: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: nothing,
  refetch: nothing,
};
const ONE = { pages: [{ items: [{ id: 'One item' }], next: 'more' }] };
const LISTS = {
  Loading: { ...LIST, isPending: true },
  Failed: LIST,
  Empty: { ...LIST, data: { pages: [{ items: [], next: null }] } },
  More: { ...LIST, data: ONE, hasNextPage: true },
  'More, failed': { ...LIST, data: ONE, hasNextPage: true, isFetchNextPageError: true },
};

export const States = () => (
  <div className={GRID}>
    <EmptyState
      icon={Bell}
      title="Nothing yet"
      body="Likes and sales appear here."
      link={{ href: '/kit', text: 'Discover' }}
    />
    <PageError title="The page couldn’t be loaded" onRetry={() => {}} />
    {Object.entries(LISTS).map(([name, list]) => (
      <Panel key={name} title={name}>
        <PagedList
          list={list}
          failure="The items couldn’t be loaded."
          skeleton={<Skeletons each="h-11" />}
          more={{ className: 'mt-4' }}
          empty={<EmptyLine title="Nothing here yet" body="New items appear here." />}
        >
          {(items) => items.map(({ id }) => <p key={id}>{id}</p>)}
        </PagedList>
      </Panel>
    ))}
    <LoadError what="The artworks couldn’t be loaded." onRetry={() => {}} />
  </div>
);

const PERSON = { firstName: 'Mina', lastName: 'Okoro', artistName: null, profileImageUrl: null };

export const Figures = () => (
  <div className={GRID}>
    <div className="grid gap-4">
      <BackLink href="/kit">Purchases</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar person={PERSON} />
        <ProBadge />
        <NftBadge />
        <SoldMark />
        <Stars rating={4} />
        <UnreadBadge count={120} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Chip>Plain</Chip>
        <Chip tone="mute">Muted</Chip>
        <Chip tone="ok" icon={CheckCheck}>
          Paid
        </Chip>
        <Chip tone="info">Shipped</Chip>
        <Chip tone="danger" icon={Gavel}>
          Disputed
        </Chip>
        <Chip tone="gold">Premium</Chip>
      </div>
      <div className="flex flex-wrap gap-3 text-sm">
        {CATEGORIES.map((category) => (
          <CategoryDot key={category} category={category} />
        ))}
      </div>
      <WallLabel name="Mina Okoro" title="Soft matter 03" isSold>
        Oil on canvas
      </WallLabel>
      <SectionHead id="kit-section" title="Featured Artwork" body="Chosen by our moderators.">
        <Button variant="quiet" size="sm">
          All
        </Button>
      </SectionHead>
    </div>
    <Panel title="What you pay">
      <Breakdown price="420.00" commission="42.00" artist="378.00" rate="0.1000" delivery="42.00" />
    </Panel>
    <Panel title="Status">
      <TimelineView
        stages={[
          { name: 'Paid', note: 'Nov 21, 2026', state: 'done' },
          { name: 'Shipped', note: 'Waiting for the artist', state: 'now' },
          { name: 'Delivered', note: 'Next', state: 'next' },
        ]}
      />
    </Panel>
  </div>
);
