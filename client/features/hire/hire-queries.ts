/** Project queries, and refetching them after changes. */
import { queryOptions } from '@tanstack/react-query';
import { hireReviewEndpoints } from '#shared/hire/reviews/contract.ts';
import { type HireProject, hireEndpoints } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { callPage } from '#client/lib/api.ts';
import { queryFor, refresh } from '#client/lib/query.ts';

const PAGE = 200;

/** Every project, because filters and counters cover all of them. Cached projects show at once and are refetched. */
export const allProjects = queryOptions({
  queryKey: [hireEndpoints.list.path, 'all'],
  queryFn: async (): Promise<HireProject[]> => {
    const projects: HireProject[] = [];
    let cursor: string | undefined;
    do {
      const page = await callPage(hireEndpoints.list, { query: { limit: PAGE } }, cursor);
      projects.push(...page.items);
      cursor = page.next ?? undefined;
    } while (cursor);
    return projects;
  },
  staleTime: 0,
});

export const projectQuery = (id: string) =>
  queryOptions({ ...queryFor(hireEndpoints.get, { params: { id } }), staleTime: 0 });

/** All project queries. */
export const refreshProjects = () =>
  refresh(
    hireEndpoints.get,
    hireEndpoints.list,
    hireEndpoints.applications,
    hireEndpoints.activities,
    hireDisputeEndpoints.list,
    hireReviewEndpoints.ofProject,
    hireWorkEndpoints.milestones,
    hireWorkEndpoints.files,
  );
