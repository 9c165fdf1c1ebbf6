import { type Credentials, credentialEndpoints } from '#shared/credentials/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { madeLine, uploadStep } from './steps.ts';

/** Adds the facts that the panel's heading does not name. */
function madeBy({ upload, state }: Credentials): string[] {
  if (upload?.validity !== 'known' || (state !== 'ai' && state !== 'camera')) return [];
  return [
    ...(upload.generator ? [t('Tool: {name}', { name: upload.generator })] : []),
    ...(upload.signer ? [t('Signer: {name}', { name: upload.signer })] : []),
  ];
}

function linesOf(credentials: Credentials): string[] {
  const { atelier, upload, state, aiLabel } = credentials;
  const said = atelier && state !== 'ai' ? madeLine(atelier.making, state) : [];
  if (!upload) return said;
  const { when, lines } = uploadStep(credentials);
  const lifted = aiLabel === 'lifted' ? [t('A moderator removed its AI label')] : [];
  return [...madeBy(credentials), ...(when ? [when] : []), ...lines, ...lifted, ...said];
}

/** Shows moderators the claims of an uploaded file, in the words of the panel, and the artist's. */
export function UploadSays({ artworkId }: { artworkId: string }) {
  const { data, error, refetch } = useEndpoint(credentialEndpoints.get, { params: { id: artworkId } });
  if (error && !data) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-mute">
        {t('Couldn’t be loaded')}
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </div>
    );
  }
  if (!data) return <span className="text-mute">{t('Loading...')}</span>;
  return (
    <div className="wrap-anywhere">
      <p>{data.upload ? uploadStep(data).by : t('None in the upload')}</p>
      <ul className="mt-0.5 grid gap-0.5 text-xs text-mute">
        {linesOf(data).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
