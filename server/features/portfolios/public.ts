/** The parts of portfolios that other features may use. */
export { addPiece, pieceOwner, requirePiece } from './service.ts';
export { setPieceHidden } from './queries.ts';
