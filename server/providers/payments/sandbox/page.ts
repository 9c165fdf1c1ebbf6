/** The layout of the stand-in's pages: no scripts, one style, and a link back to the product. */
import { createHash } from 'node:crypto';
import { BRAND } from '#shared/kernel/brand.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (value: string): string =>
  value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The tokens of client/theme.css in sRGB, because this page is not part of the client's build. */
const STYLE = `
:root { color-scheme: dark; --ink: #0e0c0a; --surface: #171411; --raised: #211d1a; --line: #322d29; --edge: #78726c;
  --paper: #f6f3ee; --soft: #d2ccc5; --mute: #a6a09a; --accent: #fd764c; --info: #7cc4f0; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ink); color: var(--soft);
  font: 16px/1.55 'Hanken Grotesk Variable', system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
header, main { padding: 0 max(16px, calc(50vw - 360px)); }
header a { display: inline-flex; align-items: center; min-height: 64px; color: var(--paper); font-size: 20px;
  font-weight: 700; text-decoration: none; }
main { padding-top: 40px; padding-bottom: 64px; }
h1, h2 { margin: 0; color: var(--paper); font-family: 'Bricolage Grotesque Variable', system-ui, sans-serif;
  line-height: 1.15; letter-spacing: -0.02em; }
h1 { font-size: 34px; }
h2 { font-size: 22px; }
p { margin: 10px 0 0; }
a { color: var(--paper); text-underline-offset: 4px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
.back { display: inline-flex; align-items: center; min-height: 44px; margin-bottom: 8px; color: var(--mute);
  font-size: 14px; text-decoration: none; }
.back:hover { color: var(--paper); }
.test { display: inline-block; margin-bottom: 12px; padding: 4px 12px; border-radius: 999px; background: var(--raised);
  color: var(--info); font-size: 13px; font-weight: 600; }
.card { margin-top: 24px; padding: 24px; border-radius: 18px; background: var(--surface); }
.now { margin: 0; color: var(--paper); font: 600 20px/1.4 'Geist Mono Variable', ui-monospace, monospace; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.row button { padding: 0 15px; }
.note { color: var(--mute); font-size: 14px; }
form { margin: 16px 0 0; }
ul { margin: 12px 0 0; padding: 0; list-style: none; }
li { border-top: 1px solid var(--line); }
li:first-child { border: 0; }
li form { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px;
  margin: 0; padding: 14px 0; }
li span { flex: 1 1 260px; min-width: 0; overflow-wrap: anywhere; }
small { display: block; color: var(--mute); font-size: 13px; }
button { min-height: 44px; padding: 0 20px; border: 1px solid var(--edge); border-radius: 999px; background: none;
  color: var(--paper); font: inherit; font-size: 14px; font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--soft); background: var(--raised); }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 24px; padding: 12px 0; border-top: 1px solid var(--line); }
dl div:first-child { border: 0; padding-top: 0; }
dl div:last-child { padding-bottom: 0; }
dt { color: var(--mute); }
dd { margin: 0; color: var(--paper); text-align: right; overflow-wrap: anywhere; }
@media print { :root { color-scheme: light; --ink: #fff; --surface: #fff; --line: #ccc; --paper: #000; --soft: #222;
  --mute: #444; } header, .back, .test { display: none; } }
button.primary { border-color: var(--paper); background: var(--paper); color: var(--ink); }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Only forms that post back here; redirects lead to the site's own pages. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
};

interface Page {
  title: string;
  /** The link above the title. */
  back: readonly [href: string, name: string];
  /** HTML. */
  content: string;
}

export const page = ({ title, back: [href, name], content }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} (test mode)</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${BRAND}</a></header>
<main>
<a class="back" href="${escape(href)}">&larr;&nbsp; ${name}</a>
<div><span class="test">Test mode</span></div>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
