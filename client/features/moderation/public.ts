/** What other features may use of moderation. */
export { BlockDialog } from './block-dialog.tsx';
export { ModeratorMenu } from './moderator-menu.tsx';
export { ReportDialog, type ReportedThing } from './report-dialog.tsx';
export { ReportMenu } from './report-menu.tsx';
