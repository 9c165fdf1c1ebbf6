/** What other features may use of courses. */
export { countCourses, suggestCourses } from './search.ts';
export { requireCourse } from './service.ts';
export { findVisibleReview } from './review-queries.ts';
