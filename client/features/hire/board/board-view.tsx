import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, Plus } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { HireProject } from '#shared/hire/contract.ts';
import { t } from '#client/lib/t.ts';
import { useFirstThenAll } from '#client/lib/use-later.ts';
import { Screen, ScreenHead } from '#client/ui/screen.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { paths } from '#client/paths.ts';
import { allProjects } from '../hire-queries.ts';
import { ProjectCard, ProjectSkeletons } from '../project-card.tsx';
import { filterProjects, isNarrowed, useBoard } from './board-address.ts';
import { BoardCounters } from './board-counters.tsx';
import { BoardFilters } from './board-filters.tsx';

/** The board: filters, counters and cards. */
export default function BoardView() {
  const { board, isModerator, change, clear } = useBoard();
  const projects = useQuery(allProjects);
  const shown = projects.data && filterProjects(projects.data, board);
  return (
    <Screen>
      <ScreenHead
        title={t('For Hire')}
        lede={t('Design projects looking for a designer. Half is paid upfront, before work begins.')}
      >
        <Button asChild>
          <Link href={paths.postProject()}>
            <Plus size={17} aria-hidden />
            {t('Post a Project')}
          </Link>
        </Button>
      </ScreenHead>
      <BoardCounters projects={shown} />
      <BoardFilters board={board} isModerator={isModerator} onChange={change} onClear={clear} />
      <Loaded
        query={{ ...projects, data: shown }}
        failure={t('The projects couldn’t be loaded.')}
        skeleton={<ProjectSkeletons />}
      >
        {(found) => <Found projects={found} isNarrowed={isNarrowed(board)} />}
      </Loaded>
    </Screen>
  );
}

/** Rendered at once; the counters cover all projects. */
const STEP = 24;

function Found({ projects, isNarrowed: isFiltered }: { projects: HireProject[]; isNarrowed: boolean }) {
  const [drawn, setDrawn] = useState(STEP);
  const shown = useFirstThenAll(projects.slice(0, drawn));
  if (projects.length === 0) {
    return (
      <EmptyState
        icon={BriefcaseBusiness}
        level={2}
        title={t('No Projects Found')}
        body={
          isFiltered
            ? t('Nothing matches these filters. Clear them, or be the first to post.')
            : t('No projects yet.')
        }
        link={{ href: paths.postProject(), text: t('Post the First Project') }}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} level={2} />
          </li>
        ))}
      </ul>
      {projects.length > drawn && (
        <div className="mt-8 grid justify-center">
          <Button variant="outline" onClick={() => setDrawn(drawn + STEP)}>
            {t('Show more')}
          </Button>
        </div>
      )}
    </>
  );
}
