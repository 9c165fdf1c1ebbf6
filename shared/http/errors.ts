/**
 * Every error of the API: stable code, HTTP status and message. Responses are problem details (RFC 9457), see
 * problem.ts.
 */
export const ERRORS = {
  invalid_request: { status: 400, detail: 'Some of what was sent is not valid.' },
  bad_signature: { status: 400, detail: 'The signature of this delivery does not match.' },
  link_not_allowed: {
    status: 400,
    detail: 'This link cannot be used. It must be a public http or https address of a video file.',
  },
  malformed_body: { status: 400, detail: 'The request body could not be read.' },
  sign_in_required: { status: 401, detail: 'You are logged out. Please sign in.' },
  not_allowed: { status: 403, detail: 'You may not do that.' },
  blocked: { status: 403, detail: 'One of you has blocked the other, so this is not possible.' },
  cross_site: { status: 403, detail: 'This request came from another site and was refused.' },
  artist_name_required: {
    status: 403,
    detail: 'Videos and courses are made under an artist name. Please add yours to your profile.',
  },
  premium_required: { status: 403, detail: 'This course requires a premium subscription' },
  not_enrolled: { status: 403, detail: 'Please enroll in this course first.' },
  not_found: { status: 404, detail: 'There is nothing at this address.' },
  artwork_not_found: { status: 404, detail: 'This artwork does not exist.' },
  member_not_found: { status: 404, detail: 'This member does not exist.' },
  comment_not_found: { status: 404, detail: 'This comment does not exist.' },
  message_not_found: { status: 404, detail: 'This message does not exist.' },
  notification_not_found: { status: 404, detail: 'This notification does not exist.' },
  ad_not_found: { status: 404, detail: 'This advertisement does not exist.' },
  content_not_found: { status: 404, detail: 'This video does not exist.' },
  course_not_found: { status: 404, detail: 'This course does not exist.' },
  lesson_not_found: { status: 404, detail: 'This lesson does not exist.' },
  purchase_not_found: { status: 404, detail: 'This purchase does not exist.' },
  refund_request_not_found: { status: 404, detail: 'There is no refund request for this order.' },
  support_request_not_found: { status: 404, detail: 'This request does not exist.' },
  subscription_not_found: { status: 404, detail: 'You don’t have a Premium subscription.' },
  receipt_not_found: { status: 404, detail: 'This receipt does not exist.' },
  project_not_found: { status: 404, detail: 'This project does not exist.' },
  application_not_found: { status: 404, detail: 'This application does not exist.' },
  portfolio_not_found: { status: 404, detail: 'This piece of the portfolio does not exist.' },
  milestone_not_found: { status: 404, detail: 'This milestone does not exist.' },
  upload_not_found: {
    status: 404,
    detail: 'That upload does not exist, or it belongs to somebody else.',
  },
  method_not_allowed: { status: 405, detail: 'This path does not support that method.' },
  upload_expired: { status: 409, detail: 'That upload was not finished in time. Please upload it again.' },
  upload_in_use: { status: 409, detail: 'That picture already belongs to an artwork.' },
  upload_quota: {
    status: 409,
    detail: 'You have reached the monthly limit of uploads for free members.',
  },
  project_closed: { status: 409, detail: 'This project is no longer accepting applications.' },
  project_state: { status: 409, detail: 'The project has moved on, so this is not possible any more.' },
  not_overdue: {
    status: 409,
    detail: 'The upfront payment can be taken back when nothing was delivered 14 days after the due date.',
  },
  already_applied: { status: 409, detail: 'You have applied to this project already.' },
  application_decided: { status: 409, detail: 'This application has been decided already.' },
  application_changed: {
    status: 409,
    detail: 'This application was changed in the meantime. Nothing was charged; please look at it again.',
  },
  already_reviewed: { status: 409, detail: 'You have rated this project already.' },
  portfolio_full: { status: 409, detail: 'A portfolio has up to 60 pieces. Please remove one first.' },
  milestone_state: { status: 409, detail: 'This milestone has moved on, so this is not possible any more.' },
  milestone_changed: {
    status: 409,
    detail: 'This milestone was changed in the meantime. Please look at it and agree again.',
  },
  milestones_full: { status: 409, detail: 'A project has up to 50 milestones.' },
  own_profile: { status: 409, detail: 'This is your own profile.' },
  own_content: { status: 409, detail: 'This is your own. You can edit or remove it instead.' },
  own_artwork: { status: 409, detail: 'You can’t buy your own artwork.' },
  not_for_sale: { status: 409, detail: 'This artwork is not available for purchase.' },
  price_on_request: {
    status: 409,
    detail: 'This artwork has no fixed price. Message the artist to ask.',
  },
  price_too_low: {
    status: 409,
    detail: 'This price is below the $0.50 minimum for card payments. Message the artist to ask.',
  },
  artwork_sold: { status: 409, detail: 'This artwork has been sold.' },
  artwork_reserved: {
    status: 409,
    detail: 'Another buyer has reserved this artwork. Try again in a few minutes.',
  },
  price_changed: {
    status: 409,
    detail: 'The price has changed since you opened this page. Please review it and agree again.',
  },
  purchase_not_paid: { status: 409, detail: 'This purchase hasn’t been paid.' },
  illegal_move: { status: 409, detail: 'That’s not possible for this order.' },
  address_missing: { status: 409, detail: 'This order has no delivery address yet.' },
  not_physical: { status: 409, detail: 'This work is a digital file, so nothing is shipped.' },
  refund_window_over: { status: 409, detail: 'The refund window has closed.' },
  refund_asked: { status: 409, detail: 'A refund was already requested.' },
  refund_underway: { status: 409, detail: 'A refund is already on its way.' },
  already_subscribed: { status: 409, detail: 'You’re already a Premium member.' },
  already_answered: { status: 409, detail: 'This request was already answered.' },
  card_refused: { status: 409, detail: 'Your card was declined. Try another one.' },
  receipt_exists: {
    status: 409,
    detail: 'This purchase already has a receipt of this type for another recipient.',
  },
  video_not_ready: { status: 409, detail: 'This video is still being prepared.' },
  video_not_failed: { status: 409, detail: 'This video has not failed.' },
  course_empty: { status: 409, detail: 'A course that is shown needs at least one lesson.' },
  course_full: { status: 409, detail: 'A course has at most 200 lessons.' },
  course_has_members: {
    status: 409,
    detail: 'Members are enrolled in this course. You can take it back instead of deleting it.',
  },
  payload_too_large: { status: 413, detail: 'That is too large.' },
  file_too_large: { status: 413, detail: 'This file is too large. The limit is 10 MB.' },
  image_too_large: { status: 413, detail: 'This picture has too many pixels. The limit is 50 megapixels.' },
  video_too_large: { status: 413, detail: 'This video is too large. The limit is 500 MB.' },
  bad_captions: { status: 415, detail: 'These captions are not WebVTT.' },
  unsupported_type: { status: 415, detail: 'Only JPG, PNG, GIF and WebP pictures can be used.' },
  damaged_image: { status: 415, detail: 'This picture is damaged or incomplete and could not be read.' },
  link_unreachable: {
    status: 422,
    detail: 'There is no file at this link, or its server did not answer. Please check the link.',
  },
  link_interrupted: {
    status: 422,
    detail: 'The server of this link stopped before the whole video had come. Please try again.',
  },
  too_many_imports: {
    status: 429,
    detail: 'Some imports of yours are still running. Please wait until one of them is done.',
  },
  rate_limited: { status: 429, detail: 'That was a little fast. Please wait a moment and try again.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  not_configured: { status: 501, detail: 'This is not set up on this server.' },
  payments_unavailable: {
    status: 503,
    detail: 'The payment service isn’t responding. You weren’t charged. Please try again.',
  },
  identity_unavailable: {
    status: 503,
    detail: 'The sign-in service did not answer. Please try again in a moment.',
  },
  feature_off: { status: 503, detail: 'This feature will be available soon.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;
export type Issue = { path: string; message: string };

/** An expected failure. `detail` replaces the code's default message. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: Issue[];
  readonly retryAfter: number | undefined;

  /** @param options.retryAfter seconds, for 429 and 503 */
  constructor(
    code: ErrorCode,
    options: { detail?: string; issues?: Issue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.detail ?? ERRORS[code].detail, { cause: options.cause });
    this.code = code;
    this.issues = options.issues ?? [];
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
