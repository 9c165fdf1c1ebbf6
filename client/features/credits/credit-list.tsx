import type { Result } from '#shared/http/endpoint.ts';
import type { siteEndpoints } from '#shared/contracts/site.ts';
import { licenceName, licenceUrl } from '#client/lib/licences.ts';

type Credit = Result<typeof siteEndpoints.credits>[number];

const LINK = 'text-soft underline underline-offset-4 hover:text-paper';
/** An address, without the sentence's own full stop or comma. */
const ADDRESS = /(https:\/\/\S*[^\s.,;)])/;

function Licence({ id }: { id: string }) {
  const url = licenceUrl(id);
  if (!url) return <>{licenceName(id)}</>;
  return (
    <a href={url} rel="license noopener" className={LINK}>
      {licenceName(id)}
    </a>
  );
}

/** The sentence, with the addresses in it to follow. */
const Origin = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    // Split by a group: every second part is an address.
    index % 2 === 1 ? (
      <a key={part} href={part} rel="noopener" className={`${LINK} break-all`}>
        {part}
      </a>
    ) : (
      part
    ),
  );

export function CreditList({ credits }: { credits: Credit[] }) {
  if (credits.length === 0)
    return <p className="text-soft">Nothing is shown under a licence at the moment.</p>;
  return (
    <ul className="divide-y divide-line">
      {credits.map((credit) => (
        <li
          key={credit.id}
          className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_6rem]"
        >
          <p>
            <em className="text-paper">{credit.title}</em>
            <span className="block text-sm text-mute">{credit.artistName}</span>
          </p>
          <p className="text-sm text-soft">
            <Origin text={credit.credit} />
          </p>
          <p className="text-sm text-mute sm:text-right">
            <Licence id={credit.licence} />
          </p>
        </li>
      ))}
    </ul>
  );
}
