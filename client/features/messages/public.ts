/** The parts of messages that other features may use. */
export { MessageButton } from './message-button.tsx';
