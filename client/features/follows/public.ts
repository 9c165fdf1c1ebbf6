/** The parts of follows that other features may use. */
export { FollowButton } from './follow-button.tsx';
