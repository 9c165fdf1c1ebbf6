import './emoji/category-emoji.css';
import { Ban, CheckCheck, CircleDashed, Eye, Gavel, Loader, type IconComponent } from '#client/ui/icons.ts';
import type { HireCategory } from '#shared/hire/contract.ts';
import type { ProjectStatus } from '#shared/hire/states.ts';
import { t } from '#client/lib/t.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { categoryEmoji } from './categories.ts';

/** In a single color, so that it does not distract from art. */
export const CategoryEmoji = ({ category }: { category: HireCategory }) => (
  <span
    aria-hidden
    className="grid size-11 shrink-0 place-items-center rounded-sm bg-raised text-xl leading-none text-soft [font-family:'Category_Emoji',sans-serif] group-hover/card:bg-overlay"
  >
    {categoryEmoji(category)}
  </span>
);

const STATUSES: Record<ProjectStatus, readonly [name: string, tone: ChipTone, icon: IconComponent]> = {
  pending: [t('Pending'), 'plain', CircleDashed],
  in_progress: [t('In progress'), 'info', Loader],
  under_review: [t('Under review'), 'info', Eye],
  completed: [t('Completed'), 'ok', CheckCheck],
  cancelled: [t('Canceled'), 'mute', Ban],
  disputed: [t('Disputed'), 'danger', Gavel],
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
