import path from 'node:path';
import express, { Router } from 'express';

const MEDIA = path.join(import.meta.dirname, 'media');
/** Works and videos are not here: they were stored like any member's, and not everybody may have them whole. */
const PUBLIC_FOLDERS = ['avatars', 'covers', 'courses', 'ads'];

/** The demo gallery's own pictures, under `/demo/<folder>/`. */
export function demoMediaRouter(): Router {
  const router = Router();
  for (const folder of PUBLIC_FOLDERS) {
    const serve = express.static(path.join(MEDIA, folder), {
      index: false,
      redirect: false,
      maxAge: '30d',
      setHeaders: (res) => void res.setHeader('X-Content-Type-Options', 'nosniff'),
    });
    router.use(`/demo/${folder}`, serve);
  }
  return router;
}
