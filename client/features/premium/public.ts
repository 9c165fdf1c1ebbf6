/** What other features may use of premium. */
export { PremiumLink } from './premium-link.tsx';
export { UnlockPanel } from './unlock-panel.tsx';
