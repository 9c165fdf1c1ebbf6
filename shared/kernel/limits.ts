/** Figures both sides share. */
export const IMAGE_MAX_BYTES = 10_485_760;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** Decisions, "Uploads". */
export const IMAGE_MAX_PIXELS = 50_000_000;
export const RESERVATION_MINUTES = 15;
/** A URL to PUT a file to is valid this long. */
export const UPLOAD_URL_MINUTES = 15;
/** The lowest amount a card can be charged. */
export const MIN_PRICE_CENTS = 50;
/** The highest one. */
export const MAX_PRICE_CENTS = 99_999_999;
export const HOME_ARTWORKS = 8;
export const HOME_ARTISTS = 3;
export const REDIRECT_DELAY_MS = 500;
/** How long a sign-in is recent enough for actions reserved to the member. */
export const REAUTH_SECONDS = 600;
export const PREMIUM_PRICE_USD = '10.00';
/** Widths in pixels of the stored WebP renditions; `preview` is the largest one shown of a work for sale. */
export const RENDITIONS = { thumb: 400, card: 800, preview: 1200, large: 1600 } as const;
export type RenditionName = keyof typeof RENDITIONS;
export const HOME_COURSES = 3;
/** A banner rotates to the next one. */
export const AD_ROTATION_MS = 170_000;
export const VIDEO_AD_INTERVAL_MS = 5 * 60_000;
export const VIDEO_AD_SKIP_MS = 5000;
export const ADS_STALE_MS = 5 * 60_000;
export const ADS_REFETCH_MS = 10 * 60_000;

/** Pictures of a work, the first one included. */
export const MAX_PICTURES = 10;
/** Numbers of the largest edition. */
export const MAX_EDITION = 500;
