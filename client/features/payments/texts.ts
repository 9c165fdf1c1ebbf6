export const paymentFormNotLoaded = 'The payment form couldn’t be loaded.';
export const testMode = 'Test mode.';
export const youWontBeCharged =
  '{testMode} You won’t be charged. Use {cardNumber} with any future date and CVC.';
export const testClock = 'test clock';
export const skipAheadWithThe = 'Skip ahead with the {testClock}.';
export const hankenGroteskVariable = '"Hanken Grotesk Variable", system-ui, sans-serif';
export const paymentsAreOff = 'Payments are off';
export const getPaid = 'Get paid';
export const error = 'Error';
export const opening = 'Opening...';
export const continueLabel = 'Continue';
export const paymentFailedTryAgain = 'Payment failed. Please try again.';
export const processing = 'Processing...';
