import { Suspense, useState } from 'react';
import { Bot, Camera, CircleHelp, Hourglass, type LucideIcon, ShieldAlert, Signature } from 'lucide-react';
import { clsx } from 'clsx';
import {
  type Credentials,
  type CredentialsState,
  credentialEndpoints,
} from '#shared/credentials/contract.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useLive } from '#client/lib/live.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ShownWork } from './credentials-panel.tsx';
import * as texts from './badge-texts.ts';

const loadPanel = () => import('./credentials-panel.tsx');
const CredentialsPanel = lazyPart(loadPanel);

const LOOKS: Record<CredentialsState, { icon: LucideIcon; tone: string }> = {
  signing: { icon: Hourglass, tone: 'text-mute' },
  atelier: { icon: Signature, tone: 'text-mute' },
  camera: { icon: Camera, tone: 'text-ok' },
  ai: { icon: Bot, tone: 'text-info' },
  none: { icon: CircleHelp, tone: 'text-mute' },
  untrusted: { icon: ShieldAlert, tone: 'text-danger' },
};
const LINE =
  '-mx-2 flex min-h-11 w-[calc(100%+16px)] items-center gap-2.5 rounded-sm px-2 text-left text-sm text-soft';

export function CredentialsBadge({ artwork }: { artwork: ShownWork }) {
  const { id } = artwork;
  const query = useEndpoint(credentialEndpoints.get, { params: { id } });
  useLive('artwork', ({ artworkId }) => {
    if (artworkId === id) void refresh(credentialEndpoints.get);
  });
  return (
    <Loaded
      query={query}
      failure={texts.notLoaded}
      skeleton={<Skeleton className="my-3.5 h-4 w-64 max-w-full" />}
    >
      {(data) => <Line artwork={artwork} data={data} />}
    </Loaded>
  );
}

/** One line that opens the panel. Says who knows what; never that something is verified. */
function Line({ artwork, data }: { artwork: ShownWork; data: Credentials }) {
  const [isOpen, setOpen] = useState(false);
  const { icon: Icon, tone } = LOOKS[data.state];
  const mark = <Icon size={18} aria-hidden className={clsx('shrink-0', tone)} />;
  if (data.state === 'signing') {
    return (
      <p className={LINE}>
        {mark}
        {texts.BADGES.signing}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={clsx(LINE, 'hover:bg-raised hover:text-paper')}
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpen(true)}
      >
        {mark}
        <span className="underline decoration-edge underline-offset-4">{texts.BADGES[data.state]}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CredentialsPanel artwork={artwork} credentials={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
