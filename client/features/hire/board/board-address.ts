/** The board's filters, kept in the URL, so that links and Back restore them. */
import { useLocation, useSearch } from 'wouter';
import { HireCategory, type HireProject } from '#shared/hire/contract.ts';
import { useMember } from '#client/lib/session.ts';
import { IN_PLACE } from '#client/lib/scroll-memory.ts';
import { paths } from '#client/paths.ts';

/** Statuses to filter by. */
const FILTERED_STATUSES = ['pending', 'in_progress', 'completed'] as const;
/** Moderators also find the disputes to decide. */
const MODERATED_STATUSES = [...FILTERED_STATUSES, 'disputed'] as const;
export type FilteredStatus = (typeof MODERATED_STATUSES)[number];

export interface Board {
  /** The text as typed, including trailing spaces. */
  q: string;
  category: HireCategory | 'all';
  status: FilteredStatus | 'all';
}

const EVERYTHING: Board = { q: '', category: 'all', status: 'all' };
export const MAX_WORDS = 200;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | 'all' =>
  values.find((known) => known === value) ?? 'all';

/** Reads `?q=sign&category=branding&status=pending`; ignores invalid values. */
function parseBoard(search: string, isModerator: boolean): Board {
  const given = new URLSearchParams(search);
  return {
    q: (given.get('q') ?? '').slice(0, MAX_WORDS),
    category: oneOf(HireCategory.options, given.get('category')),
    status: oneOf(isModerator ? MODERATED_STATUSES : FILTERED_STATUSES, given.get('status')),
  };
}

function boardHref({ q, category, status }: Board): string {
  const given = new URLSearchParams();
  if (q) given.set('q', q);
  if (category !== 'all') given.set('category', category);
  if (status !== 'all') given.set('status', status);
  const search = given.toString();
  return search ? `${paths.forHire()}?${search}` : paths.forHire();
}

export const isNarrowed = ({ q, category, status }: Board): boolean =>
  q !== '' || category !== 'all' || status !== 'all';

/** Filters by title or description, ignoring case, and by category and status. */
export function filterProjects(projects: readonly HireProject[], board: Board): HireProject[] {
  const words = board.q.trim().toLowerCase();
  return projects.filter(
    ({ title, description, category, status }) =>
      (board.category === 'all' || category === board.category) &&
      (board.status === 'all' || status === board.status) &&
      (title.toLowerCase().includes(words) || description.toLowerCase().includes(words)),
  );
}

/** The URL's filters, and how to change them without scrolling. */
export function useBoard() {
  const isModerator = useMember().role !== 'member';
  const board = parseBoard(useSearch(), isModerator);
  const [, navigate] = useLocation();
  const go = (next: Board, replace: boolean) => navigate(boardHref(next), { ...IN_PLACE, replace });
  return {
    board,
    isModerator,
    /** Typing does not add history entries. */
    change: (part: Partial<Board>) => go({ ...board, ...part }, part.q !== undefined),
    clear: () => go(EVERYTHING, false),
  };
}
