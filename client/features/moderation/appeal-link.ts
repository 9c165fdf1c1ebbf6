import { paths } from '#client/paths.ts';

/** The id of the form on the statement's page. */
export const APPEAL_ID = 'appeal';

export const appealHref = (caseId: string): string => `${paths.moderationCase(caseId)}#${APPEAL_ID}`;
