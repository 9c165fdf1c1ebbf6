import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { inlineTexts } from './scripts/inline-texts.ts';
import { screenFiles } from './scripts/screen-files.ts';
import { slimContracts, slimStyles } from './scripts/slim-client.ts';

const OUT = path.resolve(import.meta.dirname, 'dist/client');
const CLIENT = path.resolve(import.meta.dirname, 'client');
/** What nearly every screen of a member needs, with all that these import. */
const MEMBER = [
  'client/(router|screens|texts)',
  'client/layout/member-shell',
  'client/features/artworks/(gallery/gallery-rows|use-works-by)',
  'client/features/follows/follow-button',
  'client/features/messages/message-button',
  'client/ui/(loaded|pro-badge|show-more|filter-chips)',
  'client/lib/(came-from|chat-launcher|use-near|use-browse|use-later)',
  'shared/videos/state',
  'shared/premium/premium-access',
  'icons/(check|clock|eye-off|image|lock)',
];
/** Of the icons that many screens need, those on a work's page. */
const WORK_ICONS =
  'arrow-left|ban|chevron-(down|left|right)|columns-3|download|ellipsis|external-link|file-image|globe|hash|image-off|' +
  'package-check|palette|pencil|pin(-off)?|plane|scale|share-2|shield-(alert|check)|square|trash-2|truck|undo-2';
/** A screen needs few files: what several share goes together unless it is large. */
const CHUNKS = [
  // The first screens' chunks include everything they import: a dozen tiny files compress worse.
  { name: 'base', test: /client\/(main|features\/discovery\/landing\/landing)\.tsx$/, priority: 3 },
  {
    name: 'member',
    test: new RegExp(`/(${MEMBER.join('|')})\\.(?:tsx?|mjs)$`),
    priority: 2,
  },
  // Other screens do without it; what they share with it is named above.
  { name: 'home', test: /client\/features\/discovery\/home\/home-screen\.tsx$/, priority: 1 },
  { name: 'work-icons', test: new RegExp(`/icons/(${WORK_ICONS})\\.ts$`), priority: 1 },
  { name: 'icons', test: /client\/ui\/icons\//, minShareCount: 3 },
  {
    name: 'parts',
    test: /client\/ui\/(chip|field|select|late-dialog|paged-list|panel|back-link|textarea|input)\.tsx$/,
  },
  // Of the Hub, the board and a work's page, each with what else shows its cards or names.
  {
    name: 'videos',
    test: /(client\/features\/inspiration\/(like-button|type-names)|shared\/inspiration\/(contract|category)|icons\/(clapperboard|film))\.tsx?$/,
  },
  {
    name: 'hire',
    test: /(client\/features\/hire\/(hire-queries|project-card|labels|categories|names|days-copy)|shared\/hire\/(.*\/)?contract)\.tsx?$/,
  },
  {
    name: 'work',
    test: /client\/(ui\/(frame|nft-badge|profile-link|section|swatch|trust)|lib\/(answer-here|artwork-query|use-share|work-size)|features\/artworks\/(edition|find-work|saving\/save-action))\.tsx?$/,
  },
  { name: 'reports', test: /client\/features\/moderation\/(nouns|report-menu)\.tsx?$/ },
  // Of works with a delivery profile, on several screens.
  {
    name: 'delivery',
    test: /(client\/lib\/(delivery|country|countries|agreed-price)|shared\/(delivery\/(zones|member-country)|kernel\/(countries|country-name)))\.ts$/,
  },
  {
    name: 'delivery-line',
    test: /client\/features\/(artworks\/not-delivered|delivery\/delivery-(line|text))\.tsx$/,
  },
];
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
  root: CLIENT,
  plugins: [
    slimContracts(),
    inlineTexts(),
    react(),
    tailwindcss(),
    slimStyles(),
    screenFiles(),
    precompress(),
  ],
  resolve: {
    alias: {
      '#shared': path.resolve(import.meta.dirname, 'shared'),
      '#client': CLIENT,
    },
  },
  build: {
    rolldownOptions: {
      input: [path.join(CLIENT, 'index.html'), path.join(CLIENT, 'visitors.css')],
      // A constant is bundled with the code that uses it, whatever else its file contains.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
    outDir: OUT,
    // The server reads from it what each screen needs.
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    // Tailwind 4 requires these anyway: no second copy of every color for older browsers.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
