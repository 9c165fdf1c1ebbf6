/** Every feature, once: the app, the scheduler, the API document and the generated tests use this list. */
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { Feature } from './feature.ts';
import { accounts } from './features/accounts/feature.ts';
import { ads } from './features/ads/feature.ts';
import { alerts } from './features/alerts/feature.ts';
import { artworks } from './features/artworks/feature.ts';
import { awards } from './features/awards/feature.ts';
import { certificates } from './features/certificates/feature.ts';
import { collections } from './features/collections/feature.ts';
import { courses } from './features/courses/feature.ts';
import { credentials } from './features/credentials/feature.ts';
import { discovery } from './features/discovery/feature.ts';
import { follows } from './features/follows/feature.ts';
import { delivery } from './features/delivery/feature.ts';
import { drafts } from './features/drafts/feature.ts';
import { hire } from './features/hire/feature.ts';
import { inspiration } from './features/inspiration/feature.ts';
import { legal } from './features/legal/feature.ts';
import { lookalikes } from './features/lookalikes/feature.ts';
import { mail } from './features/mail/feature.ts';
import { messages } from './features/messages/feature.ts';
import { moderation } from './features/moderation/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { office } from './features/office/feature.ts';
import { offers } from './features/offers/feature.ts';
import { orderFiles } from './features/order-files/feature.ts';
import { orders } from './features/orders/feature.ts';
import { previews } from './features/previews/feature.ts';
import { portfolios } from './features/portfolios/feature.ts';
import { premium } from './features/premium/feature.ts';
import { receipts } from './features/receipts/feature.ts';
import { settings } from './features/settings/feature.ts';
import { statistics } from './features/statistics/feature.ts';
import { tax } from './features/tax/feature.ts';
import { support } from './features/support/feature.ts';
import { avatarOwner } from './features/accounts/public.ts';
import { artworkOwner, viewOwner } from './features/artworks/public.ts';
import { pieceOwner } from './features/portfolios/public.ts';
import { type UploadOwners, uploads } from './features/uploads/feature.ts';
import { coverOwner } from './features/uploads/public.ts';
import { videos } from './features/videos/feature.ts';
import { visitors } from './features/visitors/feature.ts';
import { works } from './features/works/feature.ts';
import { createVideoUrl } from './features/videos/public.ts';
import { webhooks } from './features/webhooks/feature.ts';
import { projectOwner } from './features/hire/escrow/project-owner.ts';
import { purchaseOwner } from './features/orders/purchase-owner.ts';
import { refundPictureOwner } from './features/orders/refunds/pictures.ts';
import { payments } from './features/payments/feature.ts';
import type { PaymentOwners } from './features/payments/owners.ts';
import { syncSubscription } from './features/premium/sync.ts';

export const PAYMENT_OWNERS: PaymentOwners = {
  charges: [purchaseOwner, projectOwner],
  syncSubscription,
};

const UPLOAD_OWNERS: UploadOwners = {
  pictures: {
    artwork: artworkOwner,
    view: viewOwner,
    avatar: avatarOwner,
    cover: coverOwner,
    portfolio: pieceOwner,
    refund: refundPictureOwner,
  },
  createVideoUrl,
};

export const FEATURES: readonly Feature[] = [
  settings,
  legal,
  accounts(() => FEATURES),
  follows,
  moderation,
  delivery,
  artworks,
  drafts,
  works,
  lookalikes,
  collections,
  discovery,
  alerts,
  messages,
  awards,
  uploads(UPLOAD_OWNERS),
  videos,
  offers,
  orders,
  receipts,
  certificates,
  orderFiles,
  statistics,
  support,
  tax,
  premium,
  ads,
  portfolios,
  previews,
  visitors,
  courses,
  credentials,
  inspiration,
  hire,
  payments(PAYMENT_OWNERS),
  mail,
  webhooks,
  office,
  // Last: other transactions wait for the locks that its listeners take.
  notifications,
];

export const ENDPOINTS: readonly Endpoint[] = FEATURES.flatMap(({ endpoints }) =>
  endpoints.flatMap(({ contract }) => Object.values(contract)),
);

/** 'METHOD /path' of all routes that are not endpoints. */
export const RAW_ROUTES: readonly string[] = [
  'GET /api/health',
  'GET /api/ready',
  'GET /.well-known/security.txt',
  'GET /.well-known/tdmrep.json',
  'GET /robots.txt',
  'POST /api/csp-reports',
  'GET /api/metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/live',
  ...FEATURES.flatMap(({ rawRoutes, openRoutes }) => [
    ...(rawRoutes?.paths ?? []),
    ...(openRoutes?.paths ?? []),
  ]),
];
