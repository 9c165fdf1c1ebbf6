import { Redirect, useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { isOfficeSection, paths } from '#client/paths.ts';
import { Screen } from '#client/ui/screen.tsx';
import { OfficeView } from '#client/features/office/office-view.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import NotFound from './not-found.tsx';

/** `/office` is its first section. */
export default function Office() {
  const { section = 'overview' } = useParams<{ section?: string }>();
  useTitle(t('Office'));
  // Jobs, storage and versions.
  if (section === 'system') return <Redirect to={paths.office('jobs')} replace />;
  if (!isOfficeSection(section)) return <NotFound />;
  return (
    <RequireMember>
      <Screen>
        <OfficeView section={section} />
      </Screen>
    </RequireMember>
  );
}
