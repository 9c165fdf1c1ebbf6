/** The parts of ads that other features may use. */
export { AdSlot } from './banner/ad-slot.tsx';
