/** What other features may use of portfolios. */
export { addPiece, requirePiece } from './service.ts';
export { setPieceHidden } from './queries.ts';
