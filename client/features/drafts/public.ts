/** The parts of drafts that other features may use. */
export { savedAt } from './draft-row.tsx';
export { DraftsView } from './drafts-view.tsx';
export { DraftAtAddress, type DraftPlace } from './draft-at-address.tsx';
export { ImportLine } from './import/import-line.tsx';
export { PublishButtons } from './publish-buttons.tsx';
export { RowSchedule } from './late-schedule.tsx';
export { SavedLine } from './saved-line.tsx';
export { whenIn, zoneOf } from './schedule-time.ts';
export { useDraftSaving } from './use-draft-saving.ts';
