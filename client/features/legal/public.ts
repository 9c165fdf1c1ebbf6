/** The parts of the legal pages that other features may use. */
export { LegalMarkdown } from './markdown.tsx';
export { PAGE_NAMES } from './labels.ts';
