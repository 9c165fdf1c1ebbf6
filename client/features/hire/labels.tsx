import { Ban, CheckCheck, CircleDashed, Eye, Gavel, Loader, type LucideIcon } from 'lucide-react';
import type { HireCategory } from '#shared/contracts/hire.ts';
import type { ProjectStatus } from '#shared/rules/hire-states.ts';
import { Chip, type ChipTone } from '#client/components/ui/chip.tsx';
import { categoryEmoji } from './categories.ts';

/** Without its colours, so that it does not shout over art. */
export const CategoryEmoji = ({ category }: { category: HireCategory }) => (
  <span
    aria-hidden
    className="grid size-11 shrink-0 place-items-center rounded-sm bg-raised text-xl leading-none group-hover/card:bg-overlay"
  >
    <span className="grayscale">{categoryEmoji(category)}</span>
  </span>
);

const STATUSES: Record<ProjectStatus, readonly [name: string, tone: ChipTone, icon: LucideIcon]> = {
  pending: ['Pending', 'plain', CircleDashed],
  in_progress: ['In progress', 'info', Loader],
  under_review: ['Under review', 'info', Eye],
  completed: ['Completed', 'ok', CheckCheck],
  cancelled: ['Cancelled', 'mute', Ban],
  disputed: ['Disputed', 'danger', Gavel],
};

export const statusName = (status: ProjectStatus): string => STATUSES[status][0];

export const ProjectStatusChip = ({ status }: { status: ProjectStatus }) => {
  const [name, tone, icon] = STATUSES[status];
  return (
    <Chip tone={tone} icon={icon}>
      {name}
    </Chip>
  );
};
