/** The parts of hire that other features may use. */
export { requireProject } from './projects.ts';
export { countProjects, suggestProjects } from './search.ts';
export { findPublishedReview, setReviewHidden as setHireReviewHidden } from './reviews/queries.ts';
export { setHidden as setProjectHidden } from './post-queries.ts';
