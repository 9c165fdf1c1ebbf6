import { ExternalLink } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { CaseDetail } from '#shared/moderation/cases/contract.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { displayName } from '#shared/kernel/names.ts';
import { assetUrl, renditionUrl } from '#client/lib/asset-url.ts';
import { count, day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { makingLabel } from '#client/ui/making-names.ts';
import { Panel } from '#client/ui/panel.tsx';
import { shortDateTime } from '../queue/due.ts';
import { titleOf } from '../queue/kinds.ts';

type Content = NonNullable<CaseDetail['content']>;

const PLACES: Partial<Record<ReportSubject, (id: string) => string>> = {
  artwork: paths.artwork,
  profile: paths.profile,
  project: paths.project,
  inspiration: paths.watch,
  course: paths.course,
  collection: paths.collection,
};

/** The page it is on; a message has none. */
function placeOf({ subject, subjectId, content, member }: CaseDetail): string | null {
  if (subject === 'portfolio') return paths.designPortfolio(member.id);
  if (content?.parent) return PLACES[content.parent.subject]?.(content.parent.id) ?? null;
  return PLACES[subject]?.(subjectId) ?? null;
}

export const OpenLink = ({ href, children, what }: { href: string; children: string; what?: string }) => (
  <Link
    href={href}
    className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-soft hover:text-paper sm:min-h-9"
  >
    {children}
    {what && <span className="sr-only">{what}</span>}
    <ExternalLink size={15} aria-hidden />
  </Link>
);

const Work = ({ work }: { work: NonNullable<Content['work']> }) => (
  <>
    {work.medium && (
      <p dir="auto" className="mt-1 text-sm wrap-anywhere text-mute">
        {work.medium}
      </p>
    )}
    <p className="mt-3 text-sm">
      <CategoryDot category={work.category} />
    </p>
  </>
);

const Facts = ({ work }: { work: NonNullable<Content['work']> }) => (
  <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-5">
    {[
      [t('Made'), makingLabel(work)],
      [t('Price'), work.price ? shortUsd(work.price) : t('Not for sale')],
      [t('Published'), day(work.createdAt)],
      [t('Views'), count(work.viewsCount)],
    ].map(([name, value]) => (
      <div key={name}>
        <dt className="text-xs text-mute">{name}</dt>
        <dd className="mt-0.5 text-sm text-paper">{value}</dd>
      </div>
    ))}
  </dl>
);

const pictureOf = (url: string) =>
  url.startsWith('/objects/') ? renditionUrl(url, 'preview') : assetUrl(url);

/** The three messages before and after the reported one. */
const Conversation = ({ lines }: { lines: CaseDetail['context'] }) => (
  <ol className="grid gap-1">
    {lines.map(({ id, author, text, at, isSubject }) => (
      <li
        key={id}
        {...(isSubject ? { 'aria-current': true as const } : {})}
        className={clsx('flex gap-3 rounded-sm px-3 py-2.5', isSubject && 'bg-raised')}
      >
        <Avatar person={author} size={32} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span dir="auto" className="font-semibold text-paper">
              {displayName(author)}
              {isSubject && (
                <Chip tone="danger" className="ml-2">
                  {t('Reported')}
                </Chip>
              )}
            </span>
            <time dateTime={at.toISOString()} className="text-xs text-mute">
              {shortDateTime(at)}
            </time>
          </p>
          <p dir="auto" className="mt-0.5 text-sm wrap-anywhere whitespace-pre-line text-soft">
            {text}
          </p>
        </div>
      </li>
    ))}
  </ol>
);

function Thing({ content, title, member }: CaseDetail & { content: Content }) {
  const { imageUrl, text, work, parent, isHidden } = content;
  return (
    <div className={clsx('grid gap-6', imageUrl && 'sm:grid-cols-[minmax(0,300px)_minmax(0,1fr)]')}>
      {imageUrl && (
        <img src={pictureOf(imageUrl)} alt={title} className="w-full rounded-art bg-raised shadow-art" />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-paper">
          <span dir="auto">{displayName(member)}</span>
          {isHidden && <Chip tone="danger">{t('Hidden')}</Chip>}
        </p>
        <p dir="auto" className="wrap-anywhere text-soft italic">
          {titleOf({ title })}
        </p>
        {parent && (
          <p dir="auto" className="mt-1 text-sm wrap-anywhere text-mute">
            {t('On')} {parent.title}
          </p>
        )}
        {work && <Work work={work} />}
        <p dir="auto" className="mt-4 text-sm wrap-anywhere whitespace-pre-line text-soft">
          {text || t('No text.')}
        </p>
        {work && <Facts work={work} />}
      </div>
    </div>
  );
}

const AS_MEMBERS_SEE_IT: Record<string, string> = {
  artwork: t('The work, as members see it'),
  comment: t('The comment under its work'),
  message: t('The message, with the ones before and after it'),
  profile: t('The profile'),
  project: t('The project'),
  inspiration: t('The video'),
  course: t('The course'),
  portfolio: t('The portfolio piece'),
  collection: t('The collection'),
  offer: t('The message with the offer'),
  course_review: t('The review'),
  hire_review: t('The review'),
};

/** Shows the subject of the case as members see it. */
export function CaseContent({ detail }: { detail: CaseDetail }) {
  const href = detail.content && placeOf(detail);
  return (
    <Panel
      title={AS_MEMBERS_SEE_IT[detail.subject]!}
      aside={
        href && (
          <OpenLink href={href} what={t(' the page')}>
            {t('Open')}
          </OpenLink>
        )
      }
    >
      {detail.content === null && <p className="text-sm text-mute">{t('It has since been deleted.')}</p>}
      {detail.content && detail.context.length > 0 && <Conversation lines={detail.context} />}
      {detail.content && detail.context.length === 0 && <Thing {...detail} content={detail.content} />}
    </Panel>
  );
}
