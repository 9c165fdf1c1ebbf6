/**
 * How the answers of the first minutes arrange Home. Sections that serve what the member came for come first, in their
 * usual order, then the others in theirs; 'More to discover' stays last. In Featured Artwork works of the chosen mediums
 * come first, newest first, then the other newest ones. Without answers, or with all of them, everything is as usual.
 */
import type { Category } from '#shared/artworks/categories.ts';
import type { Interest, Medium } from './answers.ts';

export const HOME_SECTIONS = ['featured', 'spotlight', 'inspiration', 'unlock'] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Whom each section is for. */
const SERVES: Record<HomeSection, readonly Interest[]> = {
  featured: ['buy'],
  spotlight: ['buy', 'hire'],
  inspiration: ['learn', 'sell'],
  unlock: ['learn'],
};

interface Viewer {
  lastVisitAt: unknown;
  suspendedUntil: unknown;
  firstMinutes: { isOpen: boolean; interests: readonly Interest[] } | null;
  hasSold: boolean;
  isPublic: boolean | null;
}

/** What Home begins with, above its works: the first minutes, the way to a first sale, the question about visitors. */
export function homeBegins(
  { lastVisitAt, suspendedUntil, firstMinutes, hasSold, isPublic }: Viewer,
  isPublicGallery: boolean,
): { isNew: boolean; isStarting: boolean; isAsked: boolean } {
  const isNew = firstMinutes?.isOpen === true && !lastVisitAt && !suspendedUntil;
  const isUsual = !isNew && !suspendedUntil;
  return {
    isNew,
    isStarting: isUsual && !hasSold && firstMinutes?.interests.includes('sell') === true,
    isAsked: isUsual && isPublicGallery && isPublic === null,
  };
}

export function arrangeSections(interests: readonly Interest[]): HomeSection[] {
  const serves = (section: HomeSection) => SERVES[section].some((interest) => interests.includes(interest));
  return [...HOME_SECTIONS.filter(serves), ...HOME_SECTIONS.filter((section) => !serves(section))];
}

interface Work {
  category: Category;
  medium: string | null;
  tags: readonly string[];
}

/** The kinds of handmade art, in this order: a cyanotype on cotton paper is a work on paper. */
const HANDMADE: readonly (readonly [Medium, RegExp])[] = [
  ['ceramics', /ceramic|stoneware|earthenware|porcelain|pottery|terracotta|raku|\bclay/i],
  [
    'paper',
    /paper|watercolou?r|gouache|linocut|woodcut|etching|engraving|cyanotype|drawing|\bink\b|collage/i,
  ],
  [
    'textile',
    /textile|tapestry|quilt|cotton|linen|\bwool|\bsilk|embroider|stitch|weav|woven|shibori|knit|\bfelt/i,
  ],
];

/** A work is of one medium, or of none that can be chosen. */
export function mediumOf({ category, medium, tags }: Work): Medium | null {
  if (category === 'photography') return 'photography';
  if (category === 'graphic_design') return 'posters';
  if (category !== 'handmade_art') return 'digital';
  const words = [medium, ...tags].join(' ');
  return HANDMADE.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Works of these mediums first; otherwise in their order. */
export function arrangeWorks<T extends Work>(works: readonly T[], mediums: readonly Medium[]): T[] {
  const isChosen = (work: T) => mediums.some((medium) => medium === mediumOf(work));
  return [...works.filter(isChosen), ...works.filter((work) => !isChosen(work))];
}
