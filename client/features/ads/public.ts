/** What other features may use of ads. */
export { AdSlot } from './banner/ad-slot.tsx';
