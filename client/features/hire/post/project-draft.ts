/** Draft of a project, its validation, and its request body. Rules: spec section 5. */
import { type HireCategory, HireProjectForm, type HireProjectDetail } from '#shared/hire/contract.ts';
import { BUDGET_MESSAGES, hasSeveralPrices, parseBudget } from '#shared/hire/amounts.ts';
import { checkAgainst, errorsByField } from '#client/features/artworks/public.ts';
import { ApiError } from '#client/lib/api.ts';
import * as texts from './texts.ts';

export interface ProjectDraft {
  title: string;
  description: string;
  category: HireCategory;
  /** As typed: "500", "$500-$1,000", "1k". */
  budget: string;
  timeframe: string;
  requirements: string;
}
export const EMPTY_PROJECT: ProjectDraft = {
  title: '',
  description: '',
  category: 'web_design',
  budget: '',
  timeframe: '',
  requirements: '',
};

export const draftOf = (project: HireProjectDetail): ProjectDraft => ({
  title: project.title,
  description: project.description,
  category: project.category,
  budget: project.budgetText ?? project.budget,
  timeframe: project.timeframe,
  requirements: project.requirements ?? '',
});

/** In page order, so that the first invalid field gets the focus. */
export const PROJECT_FIELDS = [
  'title',
  'description',
  'category',
  'budget',
  'timeframe',
  'requirements',
] as const;
export type ProjectErrors = Partial<Record<(typeof PROJECT_FIELDS)[number], string>>;

const BUDGET_MAX = 100;

function budgetError(budget: string): string | undefined {
  if (!budget.trim()) return texts.budgetIsRequired;
  if (budget.trim().length > BUDGET_MAX) return texts.keepThisUnderCharacters(BUDGET_MAX);
  if (parseBudget(budget) !== null) return undefined;
  return BUDGET_MESSAGES[hasSeveralPrices(budget) ? 'several' : 'none'];
}

export function invalidFields(draft: ProjectDraft): ProjectErrors {
  const { budget: _, ...errors } = checkAgainst(HireProjectForm, draft, PROJECT_FIELDS);
  const budget = budgetError(draft.budget);
  return budget ? { ...errors, budget } : errors;
}

/** Texts that are too long are reported while typing, not only on submit. */
export const TITLE_MAX = 100;
export const DESCRIPTION_MAX = 1000;
export const tooLong = ({ title, description }: ProjectDraft): ProjectErrors => ({
  ...(title.trim().length > TITLE_MAX && { title: texts.titleMustBeLess(TITLE_MAX) }),
  ...(description.trim().length > DESCRIPTION_MAX && {
    description: texts.descriptionMustBeLess(DESCRIPTION_MAX),
  }),
});

/** Fields named by the server's error, with its messages. */
export const refusedFields = (error: Error): ProjectErrors =>
  error instanceof ApiError ? errorsByField(PROJECT_FIELDS, error.issues) : {};
