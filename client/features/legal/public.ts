/** What other features may use of the legal pages. */
export { LegalMarkdown } from './markdown.tsx';
export { PAGE_NAMES } from './labels.ts';
