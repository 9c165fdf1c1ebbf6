/** Draft of a project, its validation, and its request body. */
import type { HireCategory, HireProjectDetail } from '#shared/hire/contract.ts';
import { readBudget } from '#shared/hire/amounts.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import { t } from '#client/lib/t.ts';

export interface ProjectDraft {
  title: string;
  description: string;
  category: HireCategory;
  /** The text as typed: "500", "$500-$1,000", "1k". */
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

const BUDGET_MAX = 100;

function budgetError(budget: string): string | undefined {
  if (!budget.trim()) return t('Budget is required');
  if (budget.trim().length > BUDGET_MAX)
    return t('Please keep this under {budgetMax} characters.', { budgetMax: BUDGET_MAX });
  const read = readBudget(budget);
  return 'wrong' in read ? read.wrong : undefined;
}

/** The budget has its own parser and messages. */
export const wrongBudget = ({ budget }: ProjectDraft): Errors<keyof ProjectDraft> => ({
  budget: budgetError(budget),
});

/** Texts that are too long are reported while typing, not only on submit. */
export const TITLE_MAX = 100;
export const DESCRIPTION_MAX = 1000;
export const tooLong = ({ title, description }: ProjectDraft): Errors<keyof ProjectDraft> => ({
  ...(title.trim().length > TITLE_MAX && {
    title: t('Title must be less than {titleMax} characters', { titleMax: TITLE_MAX }),
  }),
  ...(description.trim().length > DESCRIPTION_MAX && {
    description: t('Description must be less than {descriptionMax} characters', {
      descriptionMax: DESCRIPTION_MAX,
    }),
  }),
});
