/** A file and a milestone as the API sends them, for component tests. */
import { artworkSample } from '#client/lib/testing/samples.ts';

const projectId = '99999999-9999-4999-8999-999999999999';
const AT = '2025-11-20T10:00:00.000Z';

export const fileSample = {
  id: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  projectId,
  milestoneId: null as string | null,
  fileName: 'mark.png',
  fileUrl: `/api/hire-projects/${projectId}/files/cccccccc-cccc-4ccc-8ccc-cccccccccccc`,
  fileType: 'image/png',
  bytes: 1_468_006,
  version: 1,
  previewUrl: `/api/hire-projects/${projectId}/files/cccccccc-cccc-4ccc-8ccc-cccccccccccc/preview`,
  uploadedBy: artworkSample.user.id,
  uploader: artworkSample.user,
  description: null as string | null,
  createdAt: AT,
};

export const milestoneSample = {
  id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
  projectId,
  title: 'The mark at three sizes',
  description: null,
  dueDate: null,
  status: 'in_progress',
  completedAt: null,
  approvedAt: null,
  notes: null,
  proposedBy: artworkSample.user.id,
  agreedAt: AT,
  createdAt: AT,
  updatedAt: AT,
};
