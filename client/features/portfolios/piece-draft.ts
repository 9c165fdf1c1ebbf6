/** Draft of a piece, its validation, and its request body. */
import type { HireCategory } from '#shared/hire/contract.ts';
import type { PortfolioForm, PortfolioItem } from '#shared/portfolios/contract.ts';

export interface PieceDraft {
  /** The object path; empty if none is chosen. */
  imageUrl: string;
  title: string;
  description: string;
  category: HireCategory | '';
  /** The text as typed, with commas. */
  skills: string;
  projectUrl: string;
  featured: boolean;
}

export const draftOf = (piece: PortfolioItem | null): PieceDraft => ({
  imageUrl: piece?.imageUrl ?? '',
  title: piece?.title ?? '',
  description: piece?.description ?? '',
  category: (piece?.category ?? '') as PieceDraft['category'],
  skills: piece?.skills ?? '',
  projectUrl: piece?.projectUrl ?? '',
  featured: piece?.featured ?? false,
});

/** "example.com/tea" is accepted too. */
const withScheme = (url: string): string => {
  const typed = url.trim();
  return typed && !/^[a-z][a-z\d+.-]*:/i.test(typed) ? `https://${typed}` : typed;
};

export const toForm = ({ category, projectUrl, ...draft }: PieceDraft): PortfolioForm => ({
  ...draft,
  category: category || null,
  projectUrl: withScheme(projectUrl),
});
