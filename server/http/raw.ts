/**
 * Streams, webhooks, redirects and files that cannot be endpoints, so that nothing is mounted unseen: a test
 * holds this list against the router.
 */
export const RAW_ROUTES = [
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/live',
  'GET /api/login',
  'GET /api/callback',
  'GET /api/logout',
  'POST /api/webhooks/stripe',
  'GET /api/receipts/:id/pdf',
  'GET /api/artworks/:id/download',
  'GET /api/artworks/:id/original',
  'GET /api/hire-projects/:id/files/:fileId',
  'GET /api/hire-projects/:id/files/:fileId/preview',
  'GET /media/:uploadId/:file',
  'GET /objects/:id',
] as const;
