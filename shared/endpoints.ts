/** Every endpoint of the API, for the OpenAPI document and the generated tests. */
import type { Endpoint } from '#shared/http/endpoint.ts';
import { adEndpoints } from '#shared/ads/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { awardEndpoints } from '#shared/awards/contract.ts';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { followEndpoints } from '#shared/follows/contract.ts';
import { hireEndpoints } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { messageEndpoints } from '#shared/messages/contract.ts';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { notificationEndpoints } from '#shared/notifications/contract.ts';
import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { receiptEndpoints } from '#shared/receipts/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { searchEndpoints } from '#shared/discovery/search/contract.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { supportEndpoints } from '#shared/support/contract.ts';
import { uploadEndpoints } from '#shared/uploads/contract.ts';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { videoImportEndpoints } from '#shared/videos/imports/contract.ts';
import { videoEndpoints } from '#shared/videos/contract.ts';

export const ALL_ENDPOINTS: readonly Endpoint[] = [
  userEndpoints,
  profileEndpoints,
  followEndpoints,
  moderationEndpoints,
  messageEndpoints,
  notificationEndpoints,
  searchEndpoints,
  artworkEndpoints,
  awardEndpoints,
  siteEndpoints,
  uploadEndpoints,
  purchaseEndpoints,
  refundEndpoints,
  payoutEndpoints,
  subscriptionEndpoints,
  supportEndpoints,
  receiptEndpoints,
  adEndpoints,
  courseEndpoints,
  inspirationEndpoints,
  hireEndpoints,
  videoEndpoints,
  videoImportEndpoints,
  hireDealEndpoints,
  hireWorkEndpoints,
  portfolioEndpoints,
].flatMap((group) => Object.values(group) as Endpoint[]);
