/** What other features may use of follows. */
export { FollowButton } from './follow-button.tsx';
