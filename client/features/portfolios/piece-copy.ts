/** What is said of a piece. */
import { HireCategory } from '#shared/hire/contract.ts';
import type { PortfolioItem } from '#shared/portfolios/contract.ts';
import { categoryName } from '#client/features/hire/public.ts';

/** In words; empty for none. */
export function categoryOf({ category }: Pick<PortfolioItem, 'category'>): string {
  const { data } = HireCategory.safeParse(category);
  return data ? categoryName(data) : '';
}

/** As they were separated by commas. */
export const skillsOf = ({ skills }: Pick<PortfolioItem, 'skills'>): string[] => [
  ...new Set(
    (skills ?? '')
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
