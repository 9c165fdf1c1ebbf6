/**
 * Every screen: its document's title, who may open it, what stands around it, and its view, in a chunk of its own. Router,
 * guards and the browser tests' walk read it; its path is in shared/kernel/screens.ts, by which the server answers 404.
 */
import type { ReactNode } from 'react';
import type { SCREENS, ScreenName } from '#shared/kernel/screens.ts';
import { type SectionOf, paths } from './paths.ts';
import * as texts from './texts.ts';

type LastParam<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${string}`
    ? Name
    : Rest
  : never;
/** What a screen's path gives its view. */
type ParamsOf<
  Name extends ScreenName,
  Param = LastParam<(typeof SCREENS)[Name]>,
> = Param extends `${infer Key}?`
  ? { [K in Key]?: SectionOf<Name> }
  : { [K in Param & string]: SectionOf<Name> };

export interface Screen<Params> {
  /** Screens without one are named by their view: by the work, by the search. */
  title?: string;
  /**
   * Otherwise members: visitors are sent to sign in, and return. Members who are not on the team read that a screen is
   * not for them.
   */
  access?: 'anyone' | 'moderator' | 'admin';
  /** What visitors read meanwhile, instead of "Please sign in to continue." */
  notice?: string;
  /** After "You can't": what a suspended member cannot do here. */
  act?: string;
  /** Without the rail, for works that need the space; or without the product's navigation. */
  frame?: 'wide' | 'none';
  /** The view reaches to the edges, and draws its own gutters. */
  isFull?: true;
  load: () => Promise<{ default: (params: Params) => ReactNode }>;
}
interface Redirection {
  redirect: string;
}

const legal = {
  access: 'anyone',
  isFull: true,
  load: () => import('./features/legal/legal-screen.tsx'),
} as const;

export const screens: { [Name in ScreenName]: Screen<ParamsOf<Name>> | Redirection } = {
  home: { isFull: true, load: () => import('./features/discovery/home/home-screen.tsx') },
  profile: { isFull: true, load: () => import('./features/accounts/profile/profile-screen.tsx') },
  artwork: { frame: 'wide', isFull: true, load: () => import('./features/artworks/artwork-screen.tsx') },
  compare: { title: texts.compare, load: () => import('./features/artworks/compare/compare-view.tsx') },
  upload: {
    title: texts.uploadArtwork,
    act: texts.toUpload,
    frame: 'wide',
    load: () => import('./features/artworks/form/upload-screen.tsx'),
  },
  checkout: {
    title: texts.checkout,
    act: texts.toBuy,
    frame: 'wide',
    load: () => import('./features/orders/checkout/checkout-screen.tsx'),
  },
  purchaseSuccess: {
    title: texts.yourPurchase,
    load: () => import('./features/orders/result/purchase-success-screen.tsx'),
  },
  purchases: {
    title: texts.purchases,
    load: () => import('./features/orders/orders-view.tsx').then((m) => ({ default: m.PurchasesView })),
  },
  purchase: {
    title: texts.yourPurchase,
    load: () => import('./features/orders/order-screen.tsx').then((m) => ({ default: m.PurchaseScreen })),
  },
  sales: {
    title: texts.sales,
    load: () => import('./features/orders/orders-view.tsx').then((m) => ({ default: m.SalesView })),
  },
  sale: {
    title: texts.yourSale,
    load: () => import('./features/orders/order-screen.tsx').then((m) => ({ default: m.SaleScreen })),
  },
  statistics: { title: texts.statistics, load: () => import('./features/statistics/statistics-view.tsx') },
  receipts: {
    title: texts.receipts,
    notice: texts.signInToManageReceipts,
    load: () => import('./features/receipts/receipts-view.tsx'),
  },
  certificates: {
    title: texts.certificates,
    load: () => import('./features/certificates/own-list/certificates-view.tsx'),
  },
  verifyReceipt: {
    access: 'anyone',
    isFull: true,
    load: () => import('./features/receipts/verify/verify-screen.tsx'),
  },
  subscribe: {
    title: texts.premium,
    isFull: true,
    load: () => import('./features/premium/subscribe-screen.tsx'),
  },
  subscriptionSuccess: {
    title: texts.yourSubscription,
    load: () => import('./features/premium/subscription-success-screen.tsx'),
  },
  support: { title: texts.support, load: () => import('./features/support/support-view.tsx') },
  inspiration: { isFull: true, load: () => import('./features/inspiration/inspiration-screen.tsx') },
  education: {
    title: texts.courses,
    isFull: true,
    load: () => import('./features/courses/education-screen.tsx'),
  },
  course: { isFull: true, load: () => import('./features/courses/course-screen.tsx') },
  teach: { act: texts.toTeach, load: () => import('./features/courses/teaching/teach-view.tsx') },
  forHire: { title: texts.forHire, isFull: true, load: () => import('./features/hire/board/board-view.tsx') },
  postProject: {
    title: texts.postAProject,
    act: texts.toPostAProject,
    load: () => import('./features/hire/post/post-view.tsx'),
  },
  noProject: { redirect: paths.forHire() },
  project: { isFull: true, load: () => import('./features/hire/project/project-screen.tsx') },
  credits: {
    title: texts.credits,
    access: 'anyone',
    isFull: true,
    load: () => import('./features/discovery/credits/credits-screen.tsx'),
  },
  terms: legal,
  privacy: legal,
  imprint: legal,
  unsubscribe: {
    title: texts.unsubscribe,
    access: 'anyone',
    frame: 'none',
    isFull: true,
    load: () => import('./features/mail/unsubscribe/unsubscribe-screen.tsx'),
  },
  sandboxMail: {
    title: texts.mailbox,
    access: 'anyone',
    frame: 'none',
    isFull: true,
    load: () => import('./features/mail/mailbox/mailbox-screen.tsx'),
  },
  moderation: {
    title: texts.moderation,
    access: 'moderator',
    load: () => import('./features/moderation/queue/queue-view.tsx'),
  },
  moderationLog: {
    title: texts.moderationLog,
    access: 'moderator',
    load: () => import('./features/moderation/log/log-view.tsx'),
  },
  moderationCase: {
    // Of members as well: the one it is about reads the statement.
    load: () => import('./features/moderation/case/case-screen.tsx'),
  },
  officeSystem: { redirect: paths.office('jobs') },
  office: { title: texts.office, access: 'admin', load: () => import('./features/office/office-view.tsx') },
  settingsHome: { redirect: paths.settings('profile') },
  settings: { isFull: true, load: () => import('./features/accounts/settings/settings-screen.tsx') },
  saved: { title: texts.saved, load: () => import('./features/collections/saved-view.tsx') },
  collection: { load: () => import('./features/collections/collection-screen.tsx') },
  alerts: { title: texts.alerts, load: () => import('./features/alerts/alerts-view.tsx') },
  offers: { title: texts.offers, load: () => import('./features/offers/offers-view.tsx') },
};
