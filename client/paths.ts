/** Every URL, once; the patterns are shared with the server, which answers 404 to any other document. */
import { type Browse, browseHref } from './lib/browse.ts';
import { signInPath } from './lib/sign-in-path.ts';
import type { LegalPage } from '#shared/legal/pages.ts';
import { SCREENS, type ScreenName } from '#shared/kernel/screens.ts';

const fill = (pattern: string, value: string) => pattern.replace(/:\w+\??/, encodeURIComponent(value));

/** The design portfolio's section on a profile. */
export const DESIGN_ANCHOR = 'design-portfolio';
/** The business and tax details in the profile settings. */
export const TAX_ANCHOR = 'business-and-tax';

/** Screens of several sections, in the order of their links; the last part of the path names one. */
export const SECTIONS = {
  settings: ['profile', 'sessions', 'notifications', 'delivery', 'privacy', 'tokens', 'webhooks'],
  office: ['overview', 'members', 'money', 'tax', 'emails', 'jobs', 'settings'],
} as const satisfies Partial<Record<ScreenName, readonly string[]>>;
export type SectionOf<Name> = Name extends keyof typeof SECTIONS ? (typeof SECTIONS)[Name][number] : string;
export type SettingsSection = SectionOf<'settings'>;
export type OfficeSection = SectionOf<'office'>;

export const isUnknownSection = (name: ScreenName, section: string | undefined): boolean => {
  const sections: Partial<Record<ScreenName, readonly string[]>> = SECTIONS;
  return section !== undefined && sections[name]?.includes(section) === false;
};

/** Another picture of a work than its first, by its object path. */
const ofImage = (image?: string): string => (image ? `?image=${image.slice('/objects/'.length)}` : '');

type Fill<Path> = Path extends `${string}:${string}` ? (id: string) => string : () => string;

/** Every screen's, filled with what its pattern asks for. */
const toScreens = Object.fromEntries(
  Object.entries(SCREENS).map(([name, pattern]) => [name, (id = '') => fill(pattern, id)]),
) as { [Name in ScreenName]: Fill<(typeof SCREENS)[Name]> };

export const paths = {
  ...toScreens,
  /** Home filtered by a feed, a category or search terms: see lib/browse.ts. */
  browse: (browse: Browse) => browseHref(browse),
  /** The member's design portfolio, on their profile. */
  designPortfolio: (id: string) => `${fill(SCREENS.profile, id)}#${DESIGN_ANCHOR}`,
  /** @param ids of the works, side by side */
  compare: (ids: readonly string[]) => `${SCREENS.compare}?works=${ids.join(',')}`,
  /** The form with a draft in it. */
  draft: (id: string) => `${SCREENS.upload}?draft=${encodeURIComponent(id)}`,
  /** @param show state, words and order of the list: see features/works/address.ts */
  works: (show: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(show).toString();
    return query ? `${SCREENS.works}?${query}` : SCREENS.works;
  },
  /** One's works, the drafts among them. */
  drafts: () => `${SCREENS.works}?state=drafts`,
  /** Pages of the server. */
  apiReference: () => '/api/docs',
  /** Files, not screens. */
  artworkDownload: (id: string, image?: string) =>
    `/api/artworks/${encodeURIComponent(id)}/download${ofImage(image)}`,
  artworkOriginal: (id: string, image?: string) =>
    `/api/artworks/${encodeURIComponent(id)}/original${ofImage(image)}`,
  purchaseSuccess: (purchaseId: string) =>
    `${SCREENS.purchaseSuccess}?purchase=${encodeURIComponent(purchaseId)}`,
  offersMade: () => `${SCREENS.offers}?side=made`,
  statisticsCsv: (days: number, zone: string) =>
    `/api/statistics/csv?${new URLSearchParams({ days: String(days), zone })}`,
  /** @param about the subject of the request */
  support: (about?: { purchase: string } | { premium: true }) =>
    about
      ? `${SCREENS.support}?${new URLSearchParams(Object.entries(about).map(([k, v]) => [k, String(v)]))}`
      : SCREENS.support,
  /** The payment sandbox's page for moving the clock. */
  testClock: () => '/sandbox/payments/clock',
  receiptPdf: (id: string) => `/api/receipts/${encodeURIComponent(id)}/pdf`,
  invoicePdf: (id: string) => `/api/subscription/invoices/${encodeURIComponent(id)}/pdf`,
  packingSlip: (saleId: string) => `/api/sales/${encodeURIComponent(saleId)}/packing-slip/pdf`,
  /** The Hub with a video open. */
  watch: (id: string) => `${SCREENS.inspiration}?watch=${encodeURIComponent(id)}`,
  /** @param designerId the invited designer */
  postProject: (designerId?: string) =>
    designerId ? `${SCREENS.postProject}?designer=${encodeURIComponent(designerId)}` : SCREENS.postProject,
  /** @param version otherwise the one in force */
  legal: (page: LegalPage, version?: number) =>
    version === undefined ? SCREENS[page] : `${SCREENS[page]}?version=${version}`,
  /** @param message the one that is open */
  sandboxMail: (message?: number) =>
    message === undefined ? SCREENS.sandboxMail : `${SCREENS.sandboxMail}?message=${message}`,
  /** @param show the tab of the queue */
  moderation: (show?: string) => (show ? `${SCREENS.moderation}?show=${show}` : SCREENS.moderation),
  officeHome: () => '/office',
  office: (section: OfficeSection = 'members', query: Readonly<Record<string, string>> = {}) => {
    const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
    return fill(SCREENS.office, section) + (given && `?${given}`);
  },
  settings: (section: SettingsSection) => fill(SCREENS.settings, section),
  /** @param tab another than 'Saved' */
  saved: (tab?: 'liked' | 'collections') => (tab ? `${SCREENS.saved}?tab=${tab}` : SCREENS.saved),
  login: signInPath,
  /** @param name prefills the form for the new account @param returnTo a path on this site */
  register: (name = '', returnTo = '/') =>
    `/api/login?${new URLSearchParams({ prompt: 'create', ...(name && { name }), ...(returnTo !== '/' && { returnTo }) })}`,
  exportDownload: () => '/api/export/download',
  logout: () => '/api/logout',
};
