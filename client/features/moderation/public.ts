/** The parts of moderation that other features may use. */
export { DECISION_NAMES, SUBJECT_NAMES } from './case-names.ts';
export { BlockDialog } from './block-dialog.tsx';
export { DecisionFrame } from './decision-frame.tsx';
export { HideItem } from './hide-item.tsx';
export { LogSentence } from './log/log-sentence.tsx';
export { ModeratorMenu } from './moderator-menu.tsx';
export type { ReportedThing } from './nouns.ts';
export { ReportDialog } from './report-dialog.tsx';
export { ReportMenu } from './report-menu.tsx';
export { SuspendedPage } from './suspended/page.tsx';
export { UnlessSuspended } from './suspended/unless-suspended.tsx';
