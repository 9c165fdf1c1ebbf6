/** The parts of portfolios that other features may use. */
export { addPiece, requirePiece } from './service.ts';
export { setPieceHidden } from './queries.ts';
