/** Every URL, once; the patterns are shared with the server, which answers 404 to any other document. */
import { type Browse, browseHref } from './lib/browse.ts';
import { signInPath } from './lib/sign-in-path.ts';
import type { LegalPage } from '#shared/legal/pages.ts';
import { SCREENS } from '#shared/kernel/screens.ts';

const fill = (pattern: string, value: string) => pattern.replace(/:\w+/, encodeURIComponent(value));

/** The design portfolio's section on a profile. */
export const DESIGN_ANCHOR = 'design-portfolio';

export const OFFICE_SECTIONS = ['overview', 'members', 'money', 'emails', 'jobs', 'settings'] as const;
export type OfficeSection = (typeof OFFICE_SECTIONS)[number];
export const isOfficeSection = (name: string): name is OfficeSection =>
  OFFICE_SECTIONS.some((section) => section === name);

export const paths = {
  home: () => SCREENS.home,
  /** Home filtered by a feed, a category or search terms: see lib/browse.ts. */
  browse: (browse: Browse) => browseHref(browse),
  profile: (id: string) => fill(SCREENS.profile, id),
  /** The member's design portfolio, on their profile. */
  designPortfolio: (id: string) => `${fill(SCREENS.profile, id)}#${DESIGN_ANCHOR}`,
  artwork: (id: string) => fill(SCREENS.artwork, id),
  /** @param ids of the works, side by side */
  compare: (ids: readonly string[]) => `${SCREENS.compare}?works=${ids.join(',')}`,
  /** Files, not screens. */
  artworkDownload: (id: string) => `/api/artworks/${encodeURIComponent(id)}/download`,
  artworkOriginal: (id: string) => `/api/artworks/${encodeURIComponent(id)}/original`,
  upload: () => SCREENS.upload,
  checkout: (artworkId: string) => fill(SCREENS.checkout, artworkId),
  purchaseSuccess: (purchaseId: string) =>
    `${SCREENS.purchaseSuccess}?purchase=${encodeURIComponent(purchaseId)}`,
  alerts: () => SCREENS.alerts,
  offers: () => SCREENS.offers,
  offersMade: () => `${SCREENS.offers}?side=made`,
  purchases: () => SCREENS.purchases,
  certificates: () => SCREENS.certificates,
  purchase: (id: string) => fill(SCREENS.purchase, id),
  sales: () => SCREENS.sales,
  sale: (id: string) => fill(SCREENS.sale, id),
  statistics: () => SCREENS.statistics,
  statisticsCsv: (days: number, zone: string) =>
    `/api/statistics/csv?${new URLSearchParams({ days: String(days), zone })}`,
  subscribe: () => SCREENS.subscribe,
  subscriptionSuccess: () => SCREENS.subscriptionSuccess,
  /** @param about the subject of the request */
  support: (about?: { purchase: string } | { premium: true }) =>
    about
      ? `${SCREENS.support}?${new URLSearchParams(Object.entries(about).map(([k, v]) => [k, String(v)]))}`
      : SCREENS.support,
  receipts: () => SCREENS.receipts,
  /** The payment sandbox's page for moving the clock. */
  testClock: () => '/sandbox/payments/clock',
  receiptPdf: (id: string) => `/api/receipts/${encodeURIComponent(id)}/pdf`,
  inspiration: () => SCREENS.inspiration,
  /** The Hub with a video open. */
  watch: (id: string) => `${SCREENS.inspiration}?watch=${encodeURIComponent(id)}`,
  education: () => SCREENS.education,
  course: (id: string) => fill(SCREENS.course, id),
  teach: (id: string) => fill(SCREENS.teach, id),
  forHire: () => SCREENS.forHire,
  /** @param designerId the invited designer */
  postProject: (designerId?: string) =>
    designerId ? `${SCREENS.postProject}?designer=${encodeURIComponent(designerId)}` : SCREENS.postProject,
  project: (id: string) => fill(SCREENS.project, id),
  verifyReceipt: (code: string) => fill(SCREENS.verifyReceipt, code),
  credits: () => SCREENS.credits,
  /** @param version otherwise the one in force */
  legal: (page: LegalPage, version?: number) =>
    version === undefined ? SCREENS[page] : `${SCREENS[page]}?version=${version}`,
  /** @param message the one that is open */
  sandboxMail: (message?: number) =>
    message === undefined ? SCREENS.sandboxMail : `${SCREENS.sandboxMail}?message=${message}`,
  /** @param show the tab of the queue */
  moderation: (show?: string) => (show ? `${SCREENS.moderation}?show=${show}` : SCREENS.moderation),
  moderationCase: (id: string) => fill(SCREENS.moderationCase, id),
  moderationLog: () => SCREENS.moderationLog,
  officeHome: () => SCREENS.office,
  office: (section: OfficeSection = 'members', query: Readonly<Record<string, string>> = {}) => {
    const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
    return fill(SCREENS.officeSection, section) + (given && `?${given}`);
  },
  settings: (section: 'profile' | 'sessions' | 'notifications' | 'privacy') =>
    fill(SCREENS.settings, section),
  /** @param tab another than 'Saved' */
  saved: (tab?: 'liked' | 'collections') => (tab ? `${SCREENS.saved}?tab=${tab}` : SCREENS.saved),
  collection: (id: string) => fill(SCREENS.collection, id),
  login: signInPath,
  /** @param name prefills the form for the new account */
  register: (name = '') => `/api/login?${new URLSearchParams({ prompt: 'create', ...(name && { name }) })}`,
  exportDownload: () => '/api/export/download',
  logout: () => '/api/logout',
};
