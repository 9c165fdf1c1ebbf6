/** The parts of courses that other features may use. */
export { InspirationSection } from './inspiration-section.tsx';
