/** Every screen's path: the client routes by it, and the server answers 404 to any other document. */
export const SCREENS = {
  home: '/',
  profile: '/profile/:id',
  artwork: '/artwork/:id',
  upload: '/upload',
  checkout: '/checkout/:artworkId',
  purchaseSuccess: '/purchase-success',
  purchases: '/purchases',
  purchase: '/purchases/:id',
  sales: '/sales',
  sale: '/sales/:id',
  receipts: '/receipts',
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
} as const;

const PATTERNS = Object.values(SCREENS).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

/** Whether a document's path names a screen. */
export const isScreen = (pathname: string): boolean => PATTERNS.some((pattern) => pattern.test(pathname));
