import type { QueueFigures } from '#shared/moderation/cases/contract.ts';
import { t } from '#client/lib/t.ts';
import { SectionNav } from '#client/ui/section-nav.tsx';
import { paths } from '#client/paths.ts';

export type Tab = 'open' | 'mine' | 'overdue' | 'decided' | 'log';

export const QueueTabs = ({ at, figures }: { at: Tab; figures: QueueFigures | undefined }) => (
  <SectionNav
    label={t('Cases')}
    className="mb-6"
    at={at}
    sections={[
      { key: 'open', name: t('Open'), href: paths.moderation(), count: figures?.open },
      { key: 'mine', name: t('Mine'), href: paths.moderation('mine'), count: figures?.mine },
      { key: 'overdue', name: t('Overdue'), href: paths.moderation('overdue'), count: figures?.overdue },
      { key: 'decided', name: t('Decided'), href: paths.moderation('decided') },
      { key: 'log', name: t('Log'), href: paths.moderationLog() },
    ]}
  />
);
