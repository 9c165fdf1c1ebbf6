import type { ArtworkDetail } from '#shared/contracts/artworks.ts';

const LICENCES: Record<string, [name: string, url: string]> = {
  'CC0-1.0': ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  'CC-BY-4.0': ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
};

/** Who made it and under which licence: photographs name their author, generated works say that they are. */
export function CreditLine({ artwork: { credit, licence } }: { artwork: ArtworkDetail }) {
  if (!credit && !licence) return null;
  const [name, url] = LICENCES[licence ?? ''] ?? [licence, null];
  return (
    <p className="mt-4 text-xs break-words text-mute">
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
              {name}
            </a>
          ) : (
            name
          )}
        </>
      )}
    </p>
  );
}
