import type { HireProjectDetail } from '#shared/contracts/hire.ts';

interface MilestonePicturesProps {
  project: HireProjectDetail;
  milestoneId: string;
}

export const MilestonePictures = ({ project, milestoneId }: MilestonePicturesProps) => (
  <div data-project={project.id} data-milestone={milestoneId} hidden />
);
