import type { ArtworkDetail } from '#shared/contracts/artworks.ts';
import { licenceName, licenceUrl } from '#client/lib/licences.ts';

/** Who made it and under which licence: photographs name their author, generated works say that they are. */
export function CreditLine({ artwork: { credit, licence } }: { artwork: ArtworkDetail }) {
  if (!credit && !licence) return null;
  const url = licence && licenceUrl(licence);
  return (
    <p className="mt-4 text-xs wrap-anywhere text-mute">
      {credit}
      {credit && licence && ' '}
      {licence && (
        <>
          Licence:{' '}
          {url ? (
            <a
              href={url}
              rel="license noreferrer"
              className="text-soft underline decoration-edge underline-offset-4 hover:text-paper"
            >
              {licenceName(licence)}
            </a>
          ) : (
            licenceName(licence)
          )}
        </>
      )}
    </p>
  );
}
