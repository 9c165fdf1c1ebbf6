import { useState } from 'react';
import { parseBudget } from '#shared/hire/amounts.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { ProjectCard } from '../project-card.tsx';
import type { ProjectDraft } from './project-draft.ts';

/** A preview of the project's card on the board, updated while typing. */
export function BoardPreview({ draft }: { draft: ProjectDraft }) {
  const client = useMember();
  const [today] = useState(() => new Date());
  return (
    <ProjectCard
      level={3}
      project={{
        ...draft,
        title: draft.title.trim() || t('Untitled project'),
        budget: fromCents(parseBudget(draft.budget) ?? 0),
        status: 'pending',
        client,
        designer: null,
        createdAt: today,
      }}
    />
  );
}
