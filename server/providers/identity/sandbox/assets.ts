/** Style sheet, fonts and images of the pages, under `/idp/assets/`. */
import path from 'node:path';
import { Router } from 'express';
import { ROOT } from '#server/root.ts';

const font = (family: string): string => path.join(ROOT, `client/fonts/${family}-first.woff2`);
const own = (name: string): string => path.join(ROOT, 'server/providers/identity/sandbox/assets', name);

const FILES: Record<string, string> = {
  'sign-in.css': own('sign-in.css'),
  'down-to-the-blue.webp': own('down-to-the-blue.webp'),
  'bricolage-grotesque.woff2': font('bricolage-grotesque'),
  'hanken-grotesk.woff2': font('hanken-grotesk'),
};

export function assetsRouter(): Router {
  const router = Router();
  for (const [name, file] of Object.entries(FILES)) {
    router.get(`/idp/assets/${name}`, (_req, res) => {
      res.set({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' });
      res.sendFile(file, { cacheControl: false, dotfiles: 'allow' });
    });
  }
  return router;
}
