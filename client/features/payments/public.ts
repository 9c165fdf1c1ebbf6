/** The parts of payments that other features may use. */
export { CardElements } from './card-elements.tsx';
export { CardForm, CardRefusal, PayButton } from './card-form.tsx';
export { GetPaid } from './get-paid.tsx';
export { OutcomeFacts, OutcomeHead } from './payment-outcome.tsx';
