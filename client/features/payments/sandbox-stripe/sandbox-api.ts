/** The browser's calls to the payments sandbox, in the provider's form encoding. */

export interface ProviderError {
  type: string;
  code?: string;
  message?: string;
}
export interface Intent {
  id: string;
  status: string;
  error?: undefined;
}
export type IntentAnswer = Intent | { error: ProviderError };

interface Nested {
  [key: string]: string | Nested | undefined;
}
const UNREACHABLE: ProviderError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
};

const pairs = (values: Nested, prefix = ''): [string, string][] =>
  Object.entries(values).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}[${key}]` : key;
    if (value === undefined) return [];
    return typeof value === 'string' ? [[name, value] as [string, string]] : pairs(value, name);
  });

/** The path of a payment, or of a card that is saved for later. */
function intentPath(clientSecret: string): string {
  const id = clientSecret.split('_secret_')[0]!;
  return id.startsWith('seti_') ? `/v1/setup_intents/${id}` : `/v1/payment_intents/${id}`;
}

export interface SandboxApi {
  read(clientSecret: string): Promise<IntentAnswer>;
  confirm(clientSecret: string, card: Record<string, string>): Promise<IntentAnswer>;
  authenticate(clientSecret: string, outcome: 'succeed' | 'fail'): Promise<IntentAnswer>;
}

/** @param base the sandbox's URL, without a trailing slash */
export function createSandboxApi(base: string, key: string): SandboxApi {
  async function send(method: 'GET' | 'POST', path: string, values: Nested): Promise<IntentAnswer> {
    const encoded = new URLSearchParams(pairs({ ...values, key }));
    try {
      const response = await (method === 'GET'
        ? fetch(`${base}${path}?${encoded}`)
        : fetch(base + path, { method: 'POST', body: encoded }));
      return (await response.json()) as IntentAnswer;
    } catch {
      return { error: UNREACHABLE };
    }
  }
  return {
    read: (secret) => send('GET', intentPath(secret), { client_secret: secret }),
    confirm: (secret, card) =>
      send('POST', `${intentPath(secret)}/confirm`, {
        client_secret: secret,
        payment_method_data: { type: 'card', card },
      }),
    authenticate: (secret, outcome) =>
      send('POST', `${intentPath(secret)}/sandbox_authenticate`, { client_secret: secret, outcome }),
  };
}
