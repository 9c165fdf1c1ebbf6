import { t } from '#client/lib/t.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { paths } from '#client/paths.ts';

export const BackToProjects = () => <BackLink href={paths.forHire()}>{t('Back to Projects')}</BackLink>;
