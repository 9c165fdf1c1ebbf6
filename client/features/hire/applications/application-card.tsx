import type { ReactNode } from 'react';
import { Bookmark, Check, Star } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { Application } from '#shared/hire/contract.ts';
import type { PortfolioItem } from '#shared/portfolios/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { daysText } from '../days-copy.ts';

interface ApplicationCardProps {
  application: Application;
  /** The project's owner as shown to the viewer: 'You', or a name. */
  client: string;
  /** The client's actions. */
  children?: ReactNode;
}

/** One designer's offer. Its rows align with those of the others: see `applications.tsx`. */
export function ApplicationCard({ application, client, children }: ApplicationCardProps) {
  const { designer, works, price, timelineDays, message, status, declineReason } = application;
  return (
    <article
      className={clsx(
        'row-span-5 grid grid-rows-subgrid rounded-lg bg-surface p-5 sm:p-6',
        status === 'accepted' && 'outline outline-edge',
      )}
    >
      <div className="flex items-start gap-3">
        <Avatar person={designer} size={44} />
        <div className="min-w-0 flex-1">
          <h3 dir="auto" className="font-sans text-base font-semibold wrap-anywhere">
            <ProfileLink person={designer} className="text-paper" />
          </h3>
          <Record designer={designer} />
        </div>
        <StatusChip application={application} />
      </div>
      <Works works={works} name={displayName(designer)} />
      <dl className="mt-5 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-xs text-mute">{t('Price')}</dt>
          <dd className="num mt-0.5 text-base font-semibold text-paper">{shortUsd(price)}</dd>
        </div>
        <div>
          <dt className="text-xs text-mute">{t('Timeline')}</dt>
          <dd className="mt-0.5 text-base font-semibold text-paper">
            {timelineDays === null ? t('Not specified') : daysText(timelineDays)}
          </dd>
        </div>
      </dl>
      <div className="mt-5 text-sm wrap-anywhere whitespace-pre-line">
        <p className={message ? 'text-soft' : 'text-mute'}>{message ?? t('No message.')}</p>
        {declineReason && (
          <p className="mt-3 text-mute">
            {t('{client} declined: “{declineReason}”', { client, declineReason })}
          </p>
        )}
      </div>
      <div className="mt-5 grid content-end gap-2.5 empty:hidden">{children}</div>
    </article>
  );
}

function jobsText(finished: number): string {
  if (finished === 0) return t('No completed projects yet');
  return tn(finished, '1 completed project', '{n} completed projects');
}

/** The designer's record of earlier projects. */
function Record({ designer }: { designer: Application['designer'] }) {
  const { rating, ratingsCount, finishedCount, city } = designer;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-mute">
      {rating !== null && (
        <span className="inline-flex items-center gap-1 text-soft">
          <Star size={13} aria-hidden className="fill-current text-gold" />
          <span className="sr-only">{t('Rated')}</span>
          <span className="num">{rating}</span>
          <span className="text-mute">({ratingsCount})</span>
        </span>
      )}
      <span>{jobsText(finishedCount)}</span>
      {city && <span className="wrap-anywhere">{city}</span>}
    </p>
  );
}

function StatusChip({ application: { status, isShortlisted } }: { application: Application }) {
  if (status === 'accepted') {
    return (
      <Chip tone="ok" icon={Check}>
        {t('Chosen')}
      </Chip>
    );
  }
  if (status === 'declined') return <Chip tone="mute">{t('Declined')}</Chip>;
  if (status === 'withdrawn') return <Chip tone="mute">{t('Withdrawn')}</Chip>;
  if (status === 'closed') return <Chip tone="mute">{t('Not chosen')}</Chip>;
  return isShortlisted ? (
    <Chip tone="info" icon={Bookmark}>
      {t('Shortlisted')}
    </Chip>
  ) : null;
}

function Works({ works, name }: { works: readonly PortfolioItem[]; name: string }) {
  if (works.length === 0)
    return <p className="mt-5 self-center text-xs text-mute">{t('No pieces attached.')}</p>;
  return (
    <ul aria-label={t('Pieces by {name}', { name })} className="mt-5 grid grid-cols-3 gap-2">
      {works.map((work) => (
        <li key={work.id}>
          <Work work={work} />
        </li>
      ))}
    </ul>
  );
}

function Work({ work: { title, imageUrl, projectUrl } }: { work: PortfolioItem }) {
  const image = (
    <img
      src={renditionUrl(imageUrl, 'thumb')}
      alt={title}
      title={title}
      loading="lazy"
      className="aspect-square w-full rounded-art bg-raised object-cover"
    />
  );
  if (!projectUrl) return image;
  return (
    <a href={projectUrl} target="_blank" rel="noopener noreferrer" className="block">
      {image}
    </a>
  );
}
