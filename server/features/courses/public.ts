/** The parts of courses that other features may use. */
export { countCourses, suggestCourses } from './search.ts';
export { watchPremiumCourses } from './premium-courses.ts';
export { requireCourse } from './service.ts';
export { findVisibleReview, setReviewHidden as setCourseReviewHidden } from './review-queries.ts';
export { setHidden as setCourseHidden } from './teach-queries.ts';
