/** Texts about a piece. */
import { HireCategory } from '#shared/hire/contract.ts';
import type { PortfolioItem } from '#shared/portfolios/contract.ts';
import { categoryName } from '#client/features/hire/public.ts';

/** The category as text; empty if there is none. */
export function categoryOf({ category }: Pick<PortfolioItem, 'category'>): string {
  const { data } = HireCategory.safeParse(category);
  return data ? categoryName(data) : '';
}

/** Split at commas. */
export const skillsOf = ({ skills }: Pick<PortfolioItem, 'skills'>): string[] => [
  ...new Set(
    (skills ?? '')
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
