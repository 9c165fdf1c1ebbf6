import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

const OUT = path.resolve(import.meta.dirname, 'dist/client');
const BASE = new RegExp(
  [
    'client/components/ui/(button|icon-button|load-error|picture|section-head|sold-mark|wall-label|category-dot)',
    'client/components/layout/(logo|skip-link)',
    'client/features/ads/ad-(place|room)',
    'client/lib/(api|format|lazy-part|licences|placeholder|query|reach|session|style-nonce|toast|use-title)',
    'client/components/layout/error-boundary',
    'shared/(http/(endpoint|page|problem)|rules/screens)',
    'shared/contracts/(site|categories|fields|users)',
    String.raw`node_modules/@tanstack/(?!.*(?:infinite|Infinite|utation|ueries))`,
    'node_modules/(zod|react|react-dom|scheduler|thumbhash|clsx|get-nonce|lucide-react/dist/esm/shared)/',
    String.raw`node_modules/lucide-react/dist/esm/((createLucideIcon|Icon|context)|icons/(plus|award|arrow-right))\.m?js`,
  ].join('|'),
);
/** What a member's first Home needs and visitors do not. */
const MEMBER = new RegExp(
  [
    String.raw`client/components/layout/(account-menu|member-shell|navigation|page-error|rail|screen)\.`,
    'client/components/ui/(avatar|empty-state|filter-chips|making-names|page-error|skeleton|unread-badge)',
    'client/components/premium/premium-link',
    'client/components/members/(follow-button|message-button)',
    'client/features/messages/(message-queries|messages-button)',
    'client/features/notifications/notification-bell',
    'client/features/courses/course-(card|labels)',
    'client/features/artworks/(artwork-queries|endless-gallery)',
    'client/lib/(action|came-from|likes|live|money|use-media|use-near)',
    'shared/contracts/(artworks|awards|courses|profiles|search|uploads|videos)',
    'node_modules/wouter',
  ].join('|'),
);
const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/** Text assets are compressed once, at build time, beside the originals. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  closeBundle() {
    for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !TEXT.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      const body = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(body));
    }
  },
});

export default defineConfig({
  root: path.resolve(import.meta.dirname, 'client'),
  plugins: [react(), tailwindcss(), precompress()],
  resolve: {
    alias: {
      '#shared': path.resolve(import.meta.dirname, 'shared'),
      '#client': path.resolve(import.meta.dirname, 'client'),
    },
  },
  build: {
    rolldownOptions: {
      output: {
        // What the landing page needs beside itself, in one file: a dozen tiny ones compress worse.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'member', test: MEMBER, priority: 1 },
          ],
        },
      },
    },
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    // What Tailwind 4 needs anyway: no second copy of every color for browsers that could not show the rest.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
