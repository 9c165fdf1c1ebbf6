/**
 * Every error of the API: stable code, HTTP status and message. Responses are problem details (RFC 9457), see
 * problem.ts.
 */
export const ERRORS = {
  invalid_request: { status: 400, detail: 'Some fields are invalid.' },
  bad_signature: { status: 400, detail: 'The webhook signature doesn’t match.' },
  unknown_time_zone: { status: 400, detail: 'We don’t recognize this time zone.' },
  link_not_allowed: {
    status: 400,
    detail: 'This link can’t be used. It must be a public http or https link to a video file.',
  },
  malformed_body: { status: 400, detail: 'The request body couldn’t be read.' },
  sign_in_required: { status: 401, detail: 'You’re signed out. Please sign in.' },
  token_invalid: { status: 401, detail: 'This token isn’t valid. It may have expired or been deleted.' },
  token_paused: {
    status: 401,
    detail: 'This token is paused. Please sign in to Atelier with a browser to see why.',
  },
  not_allowed: { status: 403, detail: 'You don’t have access.' },
  scope_missing: { status: 403, detail: 'Tokens can’t do this. Please use Atelier in a browser.' },
  reauth_required: { status: 403, detail: 'Please sign in again to confirm that it’s you.' },
  own_case: { status: 403, detail: 'You’re involved in this, so someone else will decide it.' },
  terms_not_accepted: { status: 403, detail: 'Please agree to the new terms first.' },
  suspended: { status: 403, detail: 'Your account is suspended.' },
  deletion_pending: {
    status: 403,
    detail: 'Your account is about to be deleted. Keep it to continue.',
  },
  blocked: { status: 403, detail: 'You can’t contact this member.' },
  cross_site: { status: 403, detail: 'This request came from another site and was blocked.' },
  artist_name_required: {
    status: 403,
    detail: 'You need an artist name to publish videos and courses. Please add one to your profile.',
  },
  premium_required: { status: 403, detail: 'This course requires a premium subscription' },
  not_enrolled: { status: 403, detail: 'Please enroll in this course first.' },
  not_found: { status: 404, detail: 'Page not found.' },
  ai_label_not_found: { status: 404, detail: 'This file’s credentials don’t mention AI.' },
  artwork_not_found: { status: 404, detail: 'Artwork not found.' },
  member_not_found: { status: 404, detail: 'Member not found.' },
  comment_not_found: { status: 404, detail: 'Comment not found.' },
  message_not_found: { status: 404, detail: 'Message not found.' },
  export_not_found: { status: 404, detail: 'There is no export to download. Please create one.' },
  token_not_found: { status: 404, detail: 'This token no longer exists.' },
  session_not_found: { status: 404, detail: 'This session has already ended.' },
  notification_not_found: { status: 404, detail: 'Notification not found.' },
  ad_not_found: { status: 404, detail: 'Ad not found.' },
  content_not_found: { status: 404, detail: 'Video not found.' },
  course_not_found: { status: 404, detail: 'Course not found.' },
  lesson_not_found: { status: 404, detail: 'Lesson not found.' },
  purchase_not_found: { status: 404, detail: 'Purchase not found.' },
  refund_request_not_found: { status: 404, detail: 'This order has no refund request.' },
  support_request_not_found: { status: 404, detail: 'Request not found.' },
  subscription_not_found: { status: 404, detail: 'You don’t have a Premium subscription.' },
  certificate_not_found: { status: 404, detail: 'Certificate not found.' },
  invoice_not_found: { status: 404, detail: 'Invoice not found.' },
  receipt_not_found: { status: 404, detail: 'Receipt not found.' },
  project_not_found: { status: 404, detail: 'Project not found.' },
  application_not_found: { status: 404, detail: 'Application not found.' },
  portfolio_not_found: { status: 404, detail: 'Portfolio piece not found.' },
  collection_not_found: { status: 404, detail: 'Collection not found.' },
  collection_item_not_found: { status: 404, detail: 'This work isn’t in the collection anymore.' },
  draft_not_found: { status: 404, detail: 'Draft not found. It was deleted or published.' },
  saved_search_not_found: { status: 404, detail: 'Saved search not found.' },
  offer_not_found: { status: 404, detail: 'Offer not found.' },
  tax_rate_not_found: { status: 404, detail: 'This tax rate has already been removed.' },
  delivery_profile_not_found: { status: 404, detail: 'Delivery profile not found.' },
  webhook_not_found: { status: 404, detail: 'Webhook not found.' },
  webhook_delivery_not_found: { status: 404, detail: 'We no longer have this message.' },
  review_not_found: { status: 404, detail: 'Review not found.' },
  case_not_found: { status: 404, detail: 'Case not found.' },
  email_not_found: { status: 404, detail: 'This email has already been sent or is no longer on the list.' },
  job_not_found: { status: 404, detail: 'This job is no longer waiting.' },
  milestone_not_found: { status: 404, detail: 'Milestone not found.' },
  unsubscribe_link_invalid: { status: 404, detail: 'This link doesn’t work.' },
  upload_not_found: {
    status: 404,
    detail: 'Upload not found. Please upload the file again.',
  },
  method_not_allowed: { status: 405, detail: 'This path doesn’t support that method.' },
  request_timeout: { status: 408, detail: 'The request took too long to arrive. Please try again.' },
  account_in_use: {
    status: 409,
    detail: 'Please finish what’s still open before you delete your account.',
  },
  payout_not_waiting: { status: 409, detail: 'This payout isn’t waiting for an account.' },
  upload_expired: { status: 409, detail: 'The upload expired. Please upload the file again.' },
  upload_in_use: { status: 409, detail: 'This image is already being used for an artwork.' },
  upload_quota: {
    status: 409,
    detail: 'You’ve reached the monthly upload limit for free members.',
  },
  project_closed: { status: 409, detail: 'This project is no longer accepting applications.' },
  project_state: { status: 409, detail: 'The project has changed, so this is no longer possible.' },
  not_overdue: {
    status: 409,
    detail: 'You can cancel for a refund if nothing has been delivered within 14 days of the due date.',
  },
  already_applied: { status: 409, detail: 'You’ve already applied to this project.' },
  application_decided: { status: 409, detail: 'This application has already been decided.' },
  application_changed: {
    status: 409,
    detail: 'This application has changed. You weren’t charged. Please review it again.',
  },
  already_reviewed: { status: 409, detail: 'You’ve already rated this project.' },
  tokens_full: { status: 409, detail: 'You can have up to 50 tokens. Please delete one first.' },
  token_name_taken: { status: 409, detail: 'You already have a token with this name.' },
  portfolio_full: { status: 409, detail: 'A portfolio can have up to 60 pieces. Please remove one first.' },
  collection_full: { status: 409, detail: 'A collection can have up to 1,000 works.' },
  collections_full: { status: 409, detail: 'You can have up to 200 collections. Please delete one first.' },
  collection_changed: { status: 409, detail: 'The collection has changed. Please review it again.' },
  saved_searches_full: {
    status: 409,
    detail: 'You can save up to 20 searches. Please delete one first.',
  },
  delivery_profiles_full: {
    status: 409,
    detail: 'You can have up to 10 delivery profiles. Delete one first.',
  },
  delivery_profile_in_use: {
    status: 409,
    detail: 'Works or drafts use this delivery profile. Choose another profile or a delivery cost for them.',
  },
  not_delivered_there: { status: 409, detail: 'The artist doesn’t deliver this work there.' },
  webhooks_full: { status: 409, detail: 'You can have up to 10 webhooks. Please delete one first.' },
  drafts_full: { status: 409, detail: 'You can have up to 250 drafts. Please publish or delete one first.' },
  already_imported: { status: 409, detail: 'You’ve already published this.' },
  draft_changed: { status: 409, detail: 'This draft was changed in another window.' },
  draft_incomplete: {
    status: 409,
    detail: 'Something is missing or wrong, so this draft can’t be published yet.',
  },
  already_saved_search: { status: 409, detail: 'You’ve already saved this search.' },
  milestone_state: { status: 409, detail: 'The milestone has changed, so this is no longer possible.' },
  milestone_changed: {
    status: 409,
    detail: 'This milestone has changed. Please review it and try again.',
  },
  milestones_full: { status: 409, detail: 'A project can have up to 50 milestones.' },
  last_admin: { status: 409, detail: 'This is the only admin. Please make someone else an admin first.' },
  own_profile: { status: 409, detail: 'This is your own profile.' },
  own_content: { status: 409, detail: 'This is yours. You can edit or remove it instead.' },
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
  price_too_high: {
    status: 409,
    detail: 'This price is above the maximum for card payments. Message the artist to ask.',
  },
  artwork_sold: { status: 409, detail: 'This artwork has been sold.' },
  image_fixed: { status: 409, detail: 'The first picture of a published work can’t be changed.' },
  artwork_reserved: {
    status: 409,
    detail: 'Another buyer has reserved this artwork. Try again in a few minutes.',
  },
  artist_away: { status: 409, detail: 'The artist is away, so this artwork can’t be bought right now.' },
  artwork_on_hold: { status: 409, detail: 'This artwork is on hold for another buyer.' },
  not_open_to_offers: { status: 409, detail: 'The artist isn’t open to offers for this artwork.' },
  offer_out_of_range: { status: 409, detail: 'Enter an amount in the range shown.' },
  offer_open: { status: 409, detail: 'You already have an open offer for this artwork.' },
  offers_used_up: { status: 409, detail: 'You’ve made three offers for this artwork in 30 days.' },
  offers_today: { status: 409, detail: 'You can make up to 20 offers a day. Please try again tomorrow.' },
  offer_changed: { status: 409, detail: 'This offer has changed. Please review it again.' },
  version_not_found: { status: 404, detail: 'Version not found.' },
  version_exists: {
    status: 409,
    detail: 'Someone else published a version in the meantime. Please review it first.',
  },
  settings_changed: {
    status: 409,
    detail: 'Someone else changed the settings. Please check the current ones and save again.',
  },
  set_by_environment: { status: 409, detail: 'This is set on the server.' },
  price_changed: {
    status: 409,
    detail: 'The price has changed since you opened this page. Please review it and agree again.',
  },
  purchase_not_paid: { status: 409, detail: 'This purchase hasn’t been paid for.' },
  illegal_move: { status: 409, detail: 'That’s not possible for this order.' },
  address_missing: { status: 409, detail: 'This order has no shipping address yet.' },
  not_physical: { status: 409, detail: 'This work is a digital file, so nothing is shipped.' },
  refund_window_over: { status: 409, detail: 'The refund window has closed.' },
  refund_asked: { status: 409, detail: 'A refund has already been requested.' },
  refund_answer_over: { status: 409, detail: 'The time to respond is over. A moderator will decide.' },
  refund_underway: { status: 409, detail: 'A refund is already on its way.' },
  already_subscribed: { status: 409, detail: 'You’re already a Premium member.' },
  already_answered: { status: 409, detail: 'This request already has a reply.' },
  case_decided: { status: 409, detail: 'This case has already been decided.' },
  case_changed: { status: 409, detail: 'The case has changed, so this is no longer possible.' },
  case_taken: { status: 409, detail: 'Someone else has taken this case.' },
  already_appealed: { status: 409, detail: 'You’ve already appealed this decision.' },
  appeal_too_late: { status: 409, detail: 'This decision can no longer be appealed.' },
  card_refused: { status: 409, detail: 'Your card was declined. Try another one.' },
  certificate_link_gone: { status: 409, detail: 'This link was already used or canceled.' },
  not_transferable_yet: {
    status: 409,
    detail: 'This certificate can’t be transferred yet, because the sale can still be refunded.',
  },
  certificate_transferred: {
    status: 409,
    detail:
      'The buyer has transferred the certificate to someone else, so you can no longer refund this sale.',
  },
  own_certificate: { status: 409, detail: 'You’re already the owner.' },
  certificate_void: { status: 409, detail: 'This certificate is void because the sale was reversed.' },
  receipt_exists: {
    status: 409,
    detail: 'This purchase already has a receipt of this type for another recipient.',
  },
  video_not_ready: { status: 409, detail: 'This video is still being processed.' },
  video_not_failed: { status: 409, detail: 'This video didn’t fail, so there’s nothing to retry.' },
  course_empty: { status: 409, detail: 'A published course needs at least one lesson.' },
  course_full: { status: 409, detail: 'A course can have up to 200 lessons.' },
  course_has_members: {
    status: 409,
    detail: 'Members are enrolled in this course. You can unpublish it instead of deleting it.',
  },
  payload_too_large: { status: 413, detail: 'This file or request is too large.' },
  file_too_large: { status: 413, detail: 'This file is too large. The limit is 10 MB.' },
  image_too_large: { status: 413, detail: 'This image has too many pixels. The limit is 50 megapixels.' },
  video_too_large: { status: 413, detail: 'This video is too large. The limit is 500 MB.' },
  bad_captions: { status: 415, detail: 'Captions must be in WebVTT format.' },
  unsupported_type: { status: 415, detail: 'Please use a JPG, PNG, GIF or WebP image.' },
  damaged_image: { status: 415, detail: 'This image is damaged or incomplete. Please try another one.' },
  link_unreachable: {
    status: 422,
    detail: 'We couldn’t find a file at this link. Please check the link.',
  },
  link_interrupted: {
    status: 422,
    detail: 'The download stopped before it finished. Please try again.',
  },
  too_many_imports: {
    status: 429,
    detail: 'You have too many imports running. Please wait for one to finish.',
  },
  rate_limited: { status: 429, detail: 'Too many requests. Please try again in a moment.' },
  internal: { status: 500, detail: 'Something went wrong. Please try again.' },
  email_off: { status: 409, detail: 'This gallery doesn’t send email.' },
  email_unverified: {
    status: 409,
    detail: 'Your sign-in provider hasn’t verified your email address, so nothing is sent to it.',
  },
  format_not_available: { status: 501, detail: 'This is only available as JSON.' },
  not_configured: { status: 501, detail: 'This feature isn’t set up on this server.' },
  unavailable: {
    status: 503,
    detail: 'Atelier is having trouble right now. Please try again in a moment.',
  },
  payments_unavailable: {
    status: 503,
    detail: 'The payment service isn’t responding. You weren’t charged. Please try again.',
  },
  identity_unavailable: {
    status: 503,
    detail: 'The sign-in service isn’t responding. Please try again in a moment.',
  },
  email_unavailable: {
    status: 503,
    detail: 'The mail server isn’t responding. Run npm run doctor on the server to find out why.',
  },
  feature_off: { status: 503, detail: 'This feature will be available soon.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;
export type Issue = { path: string; message: string };

const OUTAGES = new Set<ErrorCode>(['unavailable', 'payments_unavailable', 'identity_unavailable']);
/** How long a caller should wait before trying again. */
const OUTAGE_SECONDS = 5;

/** An expected failure. `detail` replaces the code's default message. */
/** What stands, and who decided it when: the member's name, null if the account was deleted. */
export interface FirstDecision {
  decision: string;
  by: string | null;
  at: Date;
}

export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: Issue[];
  readonly retryAfter: number | undefined;
  /** When what refused it ends, such as a suspension or a reservation. */
  readonly until: Date | undefined;
  /** The first decision of a case. */
  readonly decided: FirstDecision | undefined;

  /** @param options.retryAfter seconds, for 429; outages have a default */
  constructor(
    code: ErrorCode,
    options: {
      detail?: string;
      issues?: Issue[];
      retryAfter?: number;
      until?: Date;
      decided?: FirstDecision;
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ?? ERRORS[code].detail, { cause: options.cause });
    this.code = code;
    this.issues = options.issues ?? [];
    this.until = options.until;
    this.decided = options.decided;
    this.retryAfter = options.retryAfter ?? (OUTAGES.has(code) ? OUTAGE_SECONDS : undefined);
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
