/** The parts of portfolios that other features may use. */
export { pieceOwner, requirePiece } from './service.ts';
export { setPieceHidden } from './queries.ts';
