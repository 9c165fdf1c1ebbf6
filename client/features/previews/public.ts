/** The parts of previews that other features may use. */
export { CameFor } from './came-for.tsx';
