/** Milestones and events as the API sends them, for component tests. */
import { memberSample } from '#client/lib/testing/samples.ts';
import { projectSample, runningSample } from './hire-samples.ts';

const NOW = '2026-11-21T10:00:00.000Z';

/** Proposed by the client. */
export const milestoneSample = {
  id: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  projectId: projectSample.id,
  title: 'Two directions',
  description: 'In black only.' as string | null,
  dueDate: null as string | null,
  status: 'pending',
  completedAt: null as string | null,
  approvedAt: null as string | null,
  notes: null as string | null,
  proposedBy: projectSample.clientId,
  agreedAt: null as string | null,
  createdAt: NOW,
  updatedAt: NOW,
};

/** Completed by the designer. */
export const doneSample = {
  ...milestoneSample,
  id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
  title: 'The chosen mark',
  status: 'completed',
  agreedAt: NOW,
  completedAt: NOW,
  notes: 'Look from afar.',
};

/** An activity of the client. */
export const eventSample = {
  id: 1,
  kind: 'posted',
  actor: projectSample.client,
  member: null,
  note: null,
  happenedAt: NOW,
};

/** The project as its designer sees it, the member of the other samples. */
export const designedSample = { ...runningSample, viewerIs: 'designer', designerId: memberSample.id };
