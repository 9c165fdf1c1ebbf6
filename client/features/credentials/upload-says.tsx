import { type Credentials, credentialEndpoints } from '#shared/credentials/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { Button } from '#client/ui/base/button.tsx';
import { madeLine, uploadStep } from './steps.ts';
import * as texts from './texts.ts';

/** What the panel's heading does not name. */
function madeBy({ upload, state }: Credentials): string[] {
  if (upload?.validity !== 'known' || (state !== 'ai' && state !== 'camera')) return [];
  return [
    ...(upload.generator ? [texts.tool(upload.generator)] : []),
    ...(upload.signer ? [texts.signer(upload.signer)] : []),
  ];
}

function linesOf(credentials: Credentials): string[] {
  const { atelier, upload, state, aiLabel } = credentials;
  const said = atelier && state !== 'ai' ? madeLine(atelier.making, state) : [];
  if (!upload) return said;
  const { when, lines } = uploadStep(credentials);
  const lifted = aiLabel === 'lifted' ? [texts.labelIsRemoved] : [];
  return [...madeBy(credentials), ...(when ? [when] : []), ...lines, ...lifted, ...said];
}

/** For moderators: what the upload of a work said of itself, in the words of the panel, and what its artist says. */
export function UploadSays({ artworkId }: { artworkId: string }) {
  const { data, error, refetch } = useEndpoint(credentialEndpoints.get, { params: { id: artworkId } });
  if (error && !data) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-mute">
        {texts.notLoaded}
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  if (!data) return <span className="text-mute">{texts.loading}</span>;
  return (
    <div className="wrap-anywhere">
      <p>{data.upload ? uploadStep(data).by : texts.noneInTheUpload}</p>
      <ul className="mt-0.5 grid gap-0.5 text-xs text-mute">
        {linesOf(data).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
