import type { Notification } from '#shared/notifications/list-contract.ts';
import {
  EMAIL_NOTICES,
  PREMIUM_NOTICES,
  SECURITY_NOTICES,
  SUPPORT_NOTICES,
  VIDEO_NOTICES,
} from './account.ts';
import { CERTIFICATE_NOTICES } from './certificates.ts';
import { COMMUNITY_NOTICES } from './community.ts';
import { HIRE_NOTICES } from './hire.ts';
import { MODERATION_NOTICES } from './moderation.ts';
import type { Notice } from './notice.ts';
import { OFFER_NOTICES } from './offers.ts';
import { ORDER_NOTICES } from './orders.ts';

const BY_CHANGE = {
  order: ORDER_NOTICES,
  offer: OFFER_NOTICES,
  certificate: CERTIFICATE_NOTICES,
  hire: HIRE_NOTICES,
  premium: PREMIUM_NOTICES,
  support: SUPPORT_NOTICES,
  video: VIDEO_NOTICES,
  moderation: MODERATION_NOTICES,
  security: SECURITY_NOTICES,
  email: EMAIL_NOTICES,
};

/** All of them, by the type and the change of the notification. */
export const NOTICES: Readonly<Record<string, Notice>> = {
  ...COMMUNITY_NOTICES,
  ...Object.fromEntries(
    Object.entries(BY_CHANGE).flatMap(([type, notices]) =>
      Object.entries<Notice>(notices).map(([change, notice]) => [`${type}.${change}`, notice]),
    ),
  ),
};

export const noticeOf = ({ type, about }: Notification): Notice =>
  NOTICES['change' in about ? `${type}.${about.change}` : type]!;
