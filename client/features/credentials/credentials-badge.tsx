import { Suspense, useState } from 'react';
import {
  type Credentials,
  type CredentialsState,
  credentialEndpoints,
} from '#shared/credentials/contract.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useLive } from '#client/lib/live.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ShownWork } from './credentials-panel.tsx';

const loadPanel = () => import('./credentials-panel.tsx');
const CredentialsPanel = lazyPart(loadPanel);

const TONES: Record<CredentialsState, string> = {
  signing: 'text-mute',
  atelier: 'text-mute',
  camera: 'text-ok',
  program: 'text-mute',
  ai: 'text-info',
  none: 'text-mute',
  untrusted: 'text-danger',
};
const BADGES: Record<CredentialsState, string> = {
  signing: t('Being signed'),
  atelier: t('Signed by Atelier; who made it was not checked'),
  camera: t('Signed by the camera, then by Atelier'),
  program: t('Signed by a known program; who made it was not checked'),
  ai: t('Made with an AI tool, according to the file'),
  none: t('Arrived without credentials'),
  untrusted: t('Signed by an unknown signer'),
};

export default function CredentialsBadge({ artwork }: { artwork: ShownWork }) {
  const { id } = artwork;
  const query = useEndpoint(credentialEndpoints.get, { params: { id } });
  useLive('artwork', ({ artworkId }) => {
    if (artworkId === id) void refresh(credentialEndpoints.get);
  });
  return (
    <Loaded
      query={query}
      failure={t('The content credentials couldn’t be loaded.')}
      skeleton={<Skeleton className="h-5 w-60 max-w-full" />}
    >
      {(data) => <Line artwork={artwork} data={data} />}
    </Loaded>
  );
}

const badgeOf = ({ state, atelier }: Credentials): string =>
  state === 'camera' && !atelier ? t('Signed by the camera') : BADGES[state];

/** One line that opens the panel. Says who knows what; never that something is verified. */
function Line({ artwork, data }: { artwork: ShownWork; data: Credentials }) {
  const [isOpen, setOpen] = useState(false);
  const line = `block min-h-5 text-left text-xs ${TONES[data.state]}`;
  if (data.state === 'signing') return <span className={line}>{BADGES.signing}</span>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        // The whole line of the list is its target.
        className={`${line} underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:text-paper`}
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpen(true)}
      >
        {badgeOf(data)}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CredentialsPanel artwork={artwork} credentials={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
