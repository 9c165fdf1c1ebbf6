import { BackLink } from '#client/ui/back-link.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

export const BackToProjects = () => <BackLink href={paths.forHire()}>{texts.backToProjects}</BackLink>;
