import { BRAND } from '#shared/kernel/brand.ts';
import { type Markup, html } from './html.ts';

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <path fill="oklch(0.72 0.175 38)" d="M0 0h28v28H0z" />
  <path fill="oklch(0.17 0.035 38)" d="M8 20 14 8l6 12h-3.2L14 14.2 11.2 20Z" />
</svg>`;

const wall = html`<aside class="wall" aria-label="On the wall">
  <figure>
    <img
      src="/idp/assets/down-to-the-blue.webp"
      alt="Layers of cut paper step down from cream through teal to a deep navy hollow, each casting a soft shadow."
      width="1280"
      height="1600"
    />
    <figcaption>
      <strong>Noor Halabi</strong>
      <em>Down to the Blue</em>, cut paper, eight sheets
    </figcaption>
  </figure>
</aside>`;

/** A whole page of the provider: the form panel, and one work on the wall. */
export function renderPage(title: string, panel: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${BRAND}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/idp/assets/sign-in.css" />
      </head>
      <body>
        <main>
          <a class="brand" href="/">${mark} ${BRAND}</a>
          <div class="panel">${panel}</div>
        </main>
        ${wall}
      </body>
    </html>`.text;
}
