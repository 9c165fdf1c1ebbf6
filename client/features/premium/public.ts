/** The parts of premium that other features may use. */
export { PremiumLink } from './premium-link.tsx';
export { UnlockPanel } from './unlock-panel.tsx';
