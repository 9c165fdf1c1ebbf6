/** What other features may use of courses. */
export { InspirationSection } from './inspiration-section.tsx';
