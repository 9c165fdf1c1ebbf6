/** What other features may use of the legal pages. */
export { LegalMarkdown } from './markdown.tsx';
export { names } from './texts.ts';
