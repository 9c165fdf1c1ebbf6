import type { CSSProperties } from 'react';
import { MessageCircle } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { type Artwork, artworkEndpoints } from '#shared/artworks/contract.ts';
import type { CourseDetail } from '#shared/courses/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { ProfileLink } from '#client/ui/profile-link.tsx';
import { layRows } from '#shared/artworks/lay-rows.ts';
import { FollowButton } from '#client/features/follows/public.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

const WORKS = 4;

/** The instructor, with works in one row. */
export function CourseInstructor({ course }: { course: CourseDetail }) {
  const { instructor, instructorBio, instructorIsProfessional, instructorId } = course;
  const params = { id: instructorId };
  const profile = useEndpoint(profileEndpoints.profile, { params });
  const works = useEndpoint(artworkEndpoints.byUser, { params, query: { limit: WORKS } });
  const isOwn = useMember().id === instructorId;
  const name = displayName(instructor);
  const styles = layRows((works.data ?? []).map(({ width, height }) => width / height));
  const kind = instructorIsProfessional ? t('Professional Artist') : t('Artist');
  return (
    <section aria-labelledby="teacher" className="mt-12 grid grid-cols-1 gap-8 border-t border-line pt-10">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-5 xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar person={instructor} size={64} />
          <div className="min-w-0">
            <h2 id="teacher" className="text-xl wrap-anywhere">
              <ProfileLink person={instructor} className="" />
            </h2>
            <p className="text-sm text-mute">{[kind, profile.data?.city].filter(Boolean).join(', ')}</p>
          </div>
        </div>
        <p dir="auto" className="max-w-[52ch] text-base wrap-anywhere text-soft">
          {instructorBio}
        </p>
        {!isOwn && (
          <div className="flex flex-wrap gap-2">
            {profile.data && <FollowButton person={instructor} isFollowed={profile.data.isFollowed} />}
            <MessageButton person={instructor}>
              <MessageCircle size={15} aria-hidden />
              {t('Message')}
            </MessageButton>
          </div>
        )}
      </div>
      {works.data && works.data.length > 0 && (
        <ul aria-label={t('Works by {name}', { name })} className="wall-rows">
          {works.data.map((work, index) => (
            <Work key={work.id} work={work} style={styles[index]} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Work({ work, style }: { work: Artwork; style: CSSProperties | undefined }) {
  const ratio = work.width / work.height;
  return (
    <li className="relative" style={style}>
      <Picture
        // Its title stands below it.
        alt={work.altText ?? ''}
        work={work}
        loading="lazy"
        className="w-full object-cover"
        style={{ aspectRatio: ratio }}
      />
      <p className="mt-2.5 flex justify-between gap-3 text-sm font-semibold text-paper">
        <Link
          href={paths.artwork(work.id)}
          className="truncate after:absolute after:inset-0 after:rounded-art"
        >
          {work.title}
        </Link>
        {work.isForSale && work.price && (
          <span className="num text-xs font-normal max-sm:hidden">{shortUsd(work.price)}</span>
        )}
      </p>
    </li>
  );
}
