/** What other features may use of portfolios. */
export { addPiece } from './service.ts';
