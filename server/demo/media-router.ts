import path from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';

const MEDIA = path.join(import.meta.dirname, 'media');
/** The works themselves are not here: they were stored like any member's. */
const PUBLIC_FOLDERS = ['avatars', 'covers', 'courses', 'videos', 'ads'];

/** The demo gallery's own pictures, under `/demo/<folder>/`. */
export function demoMediaRouter(): Router {
  const router = Router();
  for (const folder of PUBLIC_FOLDERS) {
    const serve = sirv(path.join(MEDIA, folder), {
      etag: true,
      extensions: [],
      setHeaders: (res) => {
        res.setHeader('Cache-Control', 'public, max-age=86400');
        res.setHeader('X-Content-Type-Options', 'nosniff');
      },
    });
    router.use(`/demo/${folder}`, serve);
  }
  return router;
}
