/** Replaces the object that `loadStripe` resolves to: as far as <Elements>, <PaymentElement> and checkout use it. */
import type { Stripe } from '@stripe/stripe-js';
import { askBank } from './challenge.ts';
import { type ElementsOptions, SandboxElements } from './elements.ts';
import { createSandboxApi, type Intent, type IntentAnswer, type ProviderError } from './sandbox-api.ts';
import './sandbox-stripe.css';

interface ConfirmOptions {
  elements: SandboxElements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}
type Kind = 'paymentIntent' | 'setupIntent';
type Outcome = Partial<Record<Kind, Intent>> | { error: ProviderError };

const toOutcome = (kind: Kind, answer: IntentAnswer): Outcome =>
  answer.error ? { error: answer.error } : { [kind]: answer };

/** The provider's parameter names in URLs. */
const PARAMETER: Record<Kind, string> = { paymentIntent: 'payment_intent', setupIntent: 'setup_intent' };

/** Redirects like the provider does; never resolves. */
function leaveFor(returnUrl: string, kind: Kind, intent: Intent, clientSecret: string): Promise<never> {
  const url = new URL(returnUrl);
  url.searchParams.set(PARAMETER[kind], intent.id);
  url.searchParams.set(`${PARAMETER[kind]}_client_secret`, clientSecret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  location.assign(url);
  return new Promise(() => {});
}

const notHere = (name: string) => () => {
  throw new Error(`The payments sandbox has no ${name}.`);
};

/** @param base the sandbox's URL, same origin, without a trailing slash */
export function createSandboxStripe(base: string, publishableKey: string): Stripe {
  const api = createSandboxApi(base, publishableKey);

  async function answerBank(answer: IntentAnswer, secret: string): Promise<IntentAnswer> {
    if (answer.error || answer.status !== 'requires_action') return answer;
    return api.authenticate(secret, await askBank());
  }

  async function confirm(kind: Kind, options: ConfirmOptions): Promise<Outcome> {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const secret = options.clientSecret ?? elements.options.clientSecret;
    if (!secret) throw new Error('Confirming needs a clientSecret.');
    if (redirect === 'always' && !confirmParams.return_url) throw new Error('Confirming needs a return_url.');
    const checked = await elements.submit();
    if ('error' in checked) return checked;
    const card = elements.getElement('payment')?.card ?? {};
    const answer = await answerBank(await api.confirm(secret, card), secret);
    if (answer.error || redirect !== 'always') return toOutcome(kind, answer);
    return leaveFor(confirmParams.return_url ?? '', kind, answer, secret);
  }

  const stripe = {
    elements: (options: ElementsOptions = {}) => new SandboxElements(options),
    confirmPayment: (options: ConfirmOptions) => confirm('paymentIntent', options),
    confirmSetup: (options: ConfirmOptions) => confirm('setupIntent', options),
    retrievePaymentIntent: async (secret: string) => toOutcome('paymentIntent', await api.read(secret)),
    retrieveSetupIntent: async (secret: string) => toOutcome('setupIntent', await api.read(secret)),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) =>
      toOutcome('paymentIntent', await answerBank(await api.read(clientSecret), clientSecret)),
    // react-stripe-js accepts the object only if they exist.
    createToken: notHere('createToken'),
    createPaymentMethod: notHere('createPaymentMethod'),
    confirmCardPayment: notHere('confirmCardPayment'),
    registerAppInfo() {},
    _registerWrapper() {},
  };
  return stripe as unknown as Stripe;
}
