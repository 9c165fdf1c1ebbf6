/** Every screen's path: client/screens.ts says what is there, and the server answers 404 to any other document. */
export const SCREENS = {
  home: '/',
  profile: '/profile/:id',
  artwork: '/artwork/:id',
  compare: '/compare',
  upload: '/upload',
  works: '/works',
  checkout: '/checkout/:id',
  purchaseSuccess: '/purchase-success',
  purchases: '/purchases',
  purchase: '/purchases/:id',
  sales: '/sales',
  sale: '/sales/:id',
  statistics: '/statistics',
  receipts: '/receipts',
  certificates: '/certificates',
  verifyReceipt: '/verify/:code',
  subscribe: '/subscribe',
  subscriptionSuccess: '/subscription-success',
  support: '/support',
  inspiration: '/inspiration',
  education: '/education',
  course: '/education/:id',
  teach: '/education/:id/edit',
  forHire: '/for-hire',
  postProject: '/for-hire/create',
  /** Leads to the board. */
  noProject: '/for-hire/project',
  project: '/for-hire/project/:id',
  credits: '/credits',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  imprint: '/legal/imprint',
  unsubscribe: '/unsubscribe/:token',
  sandboxMail: '/sandbox/mail',
  moderation: '/moderation',
  moderationLog: '/moderation/log',
  moderationCase: '/moderation/:id',
  /** Leads to the jobs: jobs, storage and versions. */
  officeSystem: '/office/system',
  office: '/office/:section?',
  /** Leads to the profile. */
  settingsHome: '/settings',
  settings: '/settings/:section',
  webhook: '/settings/webhooks/:id',
  saved: '/saved',
  collection: '/collection/:id',
  alerts: '/alerts',
  offers: '/offers',
  worksImport: '/works/import',
  developers: '/developers',
} as const;

export type ScreenName = keyof typeof SCREENS;

const PATTERNS = Object.entries(SCREENS).map(
  ([name, path]) => [name as ScreenName, new RegExp(`^${path.replace(/\/:\w+/g, '(?:/[^/]+)')}/?$`)] as const,
);

/** The screen that a document's path names. */
export const screenAt = (pathname: string): ScreenName | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(pathname))?.[0];
