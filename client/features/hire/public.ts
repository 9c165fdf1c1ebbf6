/** The parts of hire that other features may use. */
export { CATEGORY_ITEMS, categoryName } from './categories.ts';
export { ProjectCard } from './project-card.tsx';
export { MemberRatings } from './reviews/member-ratings.tsx';
