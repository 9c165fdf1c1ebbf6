/**
 * Every screen: its document's title, who may open it, what stands around it, and its view, in a chunk of its own. Router,
 * guards and the browser tests' walk read it; its path is in shared/kernel/screens.ts, by which the server answers 404.
 */
import type { ReactNode } from 'react';
import type { SCREENS, ScreenName } from '#shared/kernel/screens.ts';
import { t } from '#client/lib/t.ts';
import { type SectionOf, paths } from './paths.ts';

type LastParam<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${string}`
    ? Name
    : Rest
  : never;
/** The parameters that a screen's path gives its view. */
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
  /** The notice for visitors, instead of "Please sign in to continue." */
  notice?: string;
  /** After "You can't": what a suspended member cannot do here. */
  act?: string;
  /** Hides the rail, for works that need the space; or all navigation. */
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
  compare: { title: t('Compare'), load: () => import('./features/artworks/compare/compare-view.tsx') },
  upload: {
    title: t('Upload Artwork'),
    act: t('upload'),
    frame: 'wide',
    load: () => import('./features/artworks/form/upload-screen.tsx'),
  },

  works: { title: t('Your works'), load: () => import('./features/works/works-view.tsx') },
  checkout: {
    title: t('Checkout'),
    act: t('buy'),
    frame: 'wide',
    load: () => import('./features/orders/checkout/checkout-screen.tsx'),
  },
  purchaseSuccess: {
    title: t('Your purchase'),
    load: () => import('./features/orders/result/purchase-success-screen.tsx'),
  },
  purchases: {
    title: t('Purchases'),
    load: () => import('./features/orders/orders-view.tsx').then((m) => ({ default: m.PurchasesView })),
  },
  purchase: {
    title: t('Your purchase'),
    load: () => import('./features/orders/order-screen.tsx').then((m) => ({ default: m.PurchaseScreen })),
  },
  sales: {
    title: t('Sales'),
    load: () => import('./features/orders/orders-view.tsx').then((m) => ({ default: m.SalesView })),
  },
  sale: {
    title: t('Your sale'),
    load: () => import('./features/orders/order-screen.tsx').then((m) => ({ default: m.SaleScreen })),
  },
  statistics: { title: t('Statistics'), load: () => import('./features/statistics/statistics-view.tsx') },
  receipts: {
    title: t('Receipts'),
    notice: t('Please sign in to manage receipts.'),
    load: () => import('./features/receipts/receipts-view.tsx'),
  },
  certificates: {
    title: t('Certificates'),
    load: () => import('./features/certificates/own-list/certificates-view.tsx'),
  },
  verifyReceipt: {
    access: 'anyone',
    isFull: true,
    load: () => import('./features/receipts/verify/verify-screen.tsx'),
  },
  subscribe: {
    title: t('Premium'),
    isFull: true,
    load: () => import('./features/premium/subscribe-screen.tsx'),
  },
  subscriptionSuccess: {
    title: t('Your subscription'),
    load: () => import('./features/premium/subscription-success-screen.tsx'),
  },
  support: { title: t('Support'), load: () => import('./features/support/support-view.tsx') },
  inspiration: { isFull: true, load: () => import('./features/inspiration/inspiration-screen.tsx') },
  education: {
    title: t('Courses'),
    isFull: true,
    load: () => import('./features/courses/education-screen.tsx'),
  },
  course: { isFull: true, load: () => import('./features/courses/course-screen.tsx') },
  teach: { act: t('edit courses'), load: () => import('./features/courses/teaching/teach-view.tsx') },
  forHire: { title: t('For Hire'), isFull: true, load: () => import('./features/hire/board/board-view.tsx') },
  postProject: {
    title: t('Post a Project'),
    act: t('post a project'),
    load: () => import('./features/hire/post/post-view.tsx'),
  },
  noProject: { redirect: paths.forHire() },
  project: { isFull: true, load: () => import('./features/hire/project/project-screen.tsx') },
  credits: {
    title: t('Credits'),
    access: 'anyone',
    isFull: true,
    load: () => import('./features/discovery/credits/credits-screen.tsx'),
  },
  terms: legal,
  privacy: legal,
  imprint: legal,
  unsubscribe: {
    title: t('Unsubscribe'),
    access: 'anyone',
    frame: 'none',
    isFull: true,
    load: () => import('./features/mail/unsubscribe/unsubscribe-screen.tsx'),
  },
  sandboxMail: {
    title: t('Mailbox'),
    access: 'anyone',
    frame: 'none',
    isFull: true,
    load: () => import('./features/mail/mailbox/mailbox-screen.tsx'),
  },
  moderation: {
    title: t('Moderation'),
    access: 'moderator',
    load: () => import('./features/moderation/queue/queue-view.tsx'),
  },
  moderationLog: {
    title: t('Moderation log'),
    access: 'moderator',
    load: () => import('./features/moderation/log/log-view.tsx'),
  },
  moderationCase: {
    // Members may open it too: the one it is about reads the statement.
    load: () => import('./features/moderation/case/case-screen.tsx'),
  },
  officeSystem: { redirect: paths.office('jobs') },
  office: { title: t('Office'), access: 'admin', load: () => import('./features/office/office-view.tsx') },
  settingsHome: { redirect: paths.settings('profile') },
  settings: { isFull: true, load: () => import('./features/accounts/settings/settings-screen.tsx') },
  webhook: { title: t('Webhook'), load: () => import('./features/webhooks/webhook-screen.tsx') },
  saved: { title: t('Saved'), load: () => import('./features/collections/saved-view.tsx') },
  collection: { load: () => import('./features/collections/collection-screen.tsx') },
  alerts: { title: t('Alerts'), load: () => import('./features/alerts/alerts-view.tsx') },
  worksImport: {
    title: t('Import works'),
    act: t('import works'),
    load: () => import('./features/drafts/import/import-screen.tsx'),
  },
  offers: { title: t('Offers'), load: () => import('./features/offers/offers-view.tsx') },
  developers: {
    frame: 'wide',
    isFull: true,
    title: t('Build on Atelier'),
    load: () => import('./features/accounts/tokens/developers-view.tsx'),
  },
};
