/** Errors in the provider's own format, so that the SDK raises its usual classes. */

export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'rate_limit_error' | 'api_error';
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
  doc_url?: string | undefined;
  charge?: string | undefined;
  payment_intent?: object | undefined;
  setup_intent?: object | undefined;
  payment_method?: object | undefined;
}

export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

const docs = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

export const invalid = (message: string, options: { param?: string; code?: string; status?: number } = {}) =>
  new ApiError(options.status ?? 400, {
    type: 'invalid_request_error',
    message,
    param: options.param,
    code: options.code,
    doc_url: options.code && docs(options.code),
  });

export const missing = (kind: string, id: string) =>
  invalid(`No such ${kind.replaceAll('_', ' ')}: '${id}'`, {
    param: 'id',
    code: 'resource_missing',
    status: 404,
  });

export const unauthorized = (message: string) =>
  new ApiError(401, { type: 'invalid_request_error', message });

/** The card was declined; unlike other errors, the effects of a 402 are kept. */
export const cardError = (body: Omit<ErrorBody, 'type'>) =>
  new ApiError(402, { type: 'card_error', doc_url: body.code && docs(body.code), ...body });
