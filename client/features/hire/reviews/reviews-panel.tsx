import { hireReviewEndpoints, type HireReview } from '#shared/hire/reviews/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { Panel } from '#client/ui/panel.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewLine } from './review-line.tsx';
import { otherOf, seenWhen } from './review-copy.ts';

/** Both parties rate each other at the end; ratings are hidden until both have rated or a week has passed. */
export function ReviewsPanel({ project }: { project: HireProjectDetail }) {
  const enabled = project.status === 'completed';
  const reviews = useEndpoint(hireReviewEndpoints.ofProject, { params: { id: project.id } }, { enabled });
  if (!enabled) return null;
  return (
    <Panel title={t('Ratings')}>
      <Loaded
        query={reviews}
        failure={t('Ratings couldn’t be loaded.')}
        skeleton={<Skeletons label={t('Loading ratings')} count={1} each="h-32 rounded-sm" />}
      >
        {(all) => <Ratings project={project} reviews={all} />}
      </Loaded>
    </Panel>
  );
}

function Ratings({ project, reviews }: { project: HireProjectDetail; reviews: HireReview[] }) {
  const { id } = useMember();
  const other = otherOf(project);
  const mayRate = other !== null && !reviews.some(({ author }) => author.id === id);
  return (
    <div className="grid gap-6">
      {mayRate && <ReviewForm project={project} other={other} />}
      {reviews.length > 0 && (
        <ul className="grid gap-6">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewLine review={review} waits={seenWhen(project)} />
            </li>
          ))}
        </ul>
      )}
      {!other && reviews.length === 0 && (
        <p className="text-sm text-mute">
          {t('No visible ratings yet. {seenWhen}', { seenWhen: seenWhen(project) })}
        </p>
      )}
    </div>
  );
}
