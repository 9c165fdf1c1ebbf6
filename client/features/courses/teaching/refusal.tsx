import { Link } from 'wouter';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

/** Why an action was refused, with a link that helps, if any. */
export function Refusal({ error }: { error: Error }) {
  const { id } = useMember();
  const needsName = error instanceof ApiError && error.code === 'artist_name_required';
  return (
    <p role="alert" className="text-sm text-danger">
      {sentenceOf(error)}
      {needsName && (
        <>
          {' '}
          <Link
            href={paths.profile(id)}
            className="font-semibold text-paper underline decoration-edge underline-offset-4"
          >
            {t('Go to your profile')}
          </Link>
        </>
      )}
    </p>
  );
}
