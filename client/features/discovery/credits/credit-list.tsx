import { Fragment } from 'react';
import type { Result } from '#shared/http/endpoint.ts';
import type { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { licenseName, licenseUrl } from '#client/lib/licenses.ts';
import { t } from '#client/lib/t.ts';

type Credit = Result<typeof siteEndpoints.credits>[number];

const LINK = 'text-soft underline underline-offset-4 hover:text-paper';
/** A URL, without the period or comma that ends the sentence. */
const ADDRESS = /(https:\/\/\S*[^\s.,;)])/;

function License({ id }: { id: string }) {
  const url = licenseUrl(id);
  if (!url) return <>{licenseName(id)}</>;
  return (
    <a href={url} rel="license noopener" className={`tap ${LINK}`}>
      {licenseName(id)}
    </a>
  );
}

/** May wrap after slashes. */
const Address = ({ url }: { url: string }) =>
  url.split(/(?<=\/)(?!\/)/).map((part, index) => (
    // Keeps a URL left-to-right in right-to-left text.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

/** A sentence with its URLs as links. */
const Origin = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    // Split by a group: every second part is a URL.
    index % 2 === 1 ? (
      <a key={part} href={part} rel="noopener" className={`${LINK} wrap-anywhere`}>
        <Address url={part} />
      </a>
    ) : (
      part
    ),
  );

export function CreditList({ credits }: { credits: Credit[] }) {
  if (credits.length === 0) return <p className="text-soft">{t('No licensed works right now.')}</p>;
  return (
    <ul className="divide-y divide-line">
      {credits.map((credit) => (
        <li
          key={credit.id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-1 py-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1.6fr)_6rem] sm:gap-x-8"
        >
          <img
            src={renditionUrl(credit.imageUrl, 'thumb')}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-14 rounded-art bg-raised object-cover max-sm:row-span-3"
          />
          <p>
            <em dir="auto" className="text-paper">
              {credit.title}
            </em>
            <span dir="auto" className="block text-sm text-mute">
              {credit.artistName}
            </span>
          </p>
          <p className="text-sm text-soft">
            <Origin text={credit.credit} />
          </p>
          <p className="text-sm text-mute sm:text-right">
            <License id={credit.license} />
          </p>
        </li>
      ))}
    </ul>
  );
}
