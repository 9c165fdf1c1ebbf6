/** The parts of delivery that other features may use. */
import { lazyPart } from '#client/lib/lazy-part.ts';

export { useProfileInAddress } from './profiles.ts';
export { DeliverySection } from './delivery-section.tsx';
export { DeliveryText } from './delivery-text.tsx';
export { zoneName } from './labels.ts';
export { ProfileChoice } from './profile-choice.tsx';
export { SingleCost, costTyped } from './single-cost.tsx';
/** In its own chunk: few works have a delivery profile. */
export const DeliveryLine = lazyPart(() => import('./delivery-line.tsx'));
export const ProfileScreen = lazyPart(() => import('./profile-form.tsx'));
