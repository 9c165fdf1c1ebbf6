import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { refreshProjects } from './hire-queries.ts';

/** What the other party does shows at once: whoever is told of it has the project read again. */
export function useProjectLive(): void {
  useLive('notification', () => void refreshProjects());
  useLiveReopened(() => void refreshProjects());
}
