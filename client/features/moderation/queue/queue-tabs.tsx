import type { QueueFigures } from '#shared/moderation/cases/contract.ts';
import { SectionNav } from '#client/ui/section-nav.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

export type Tab = 'open' | 'mine' | 'overdue' | 'decided' | 'log';

export const QueueTabs = ({ at, figures }: { at: Tab; figures: QueueFigures | undefined }) => (
  <SectionNav
    label={texts.cases}
    className="mb-6"
    at={at}
    sections={[
      { key: 'open', name: texts.open, href: paths.moderation(), count: figures?.open },
      { key: 'mine', name: texts.mine, href: paths.moderation('mine'), count: figures?.mine },
      { key: 'overdue', name: texts.overdue, href: paths.moderation('overdue'), count: figures?.overdue },
      { key: 'decided', name: texts.decided, href: paths.moderation('decided') },
      { key: 'log', name: texts.log, href: paths.moderationLog() },
    ]}
  />
);
