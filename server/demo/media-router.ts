import path from 'node:path';
import express, { Router } from 'express';
import { MEDIA } from './media-folder.ts';

/** Works and videos are not here: they are stored like any member's, with restricted access. */
const PUBLIC_FOLDERS = ['avatars', 'covers', 'courses', 'ads'];

/** The demo gallery's static images, under `/demo/<folder>/`. */
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
