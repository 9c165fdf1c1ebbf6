/**
 * Tables with inline styles, which mail programs keep. Dark mode is a style element, for those that allow one. The only
 * pictures are works.
 */
import { BRAND } from '#shared/kernel/brand.ts';
import type { Letter, Row } from '#shared/notices/letter.ts';
import { html } from '#server/http/html.ts';

const FONT = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
/** Titles and names may be one long word. */
const WRAPS = 'overflow-wrap:anywhere';
const SMALL = `${FONT};${WRAPS};font-size:13px;line-height:20px`;
const BODY = `${FONT};${WRAPS};font-size:16px;line-height:25px;color:#44403b`;
const INK = 'color:#1c1917';

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0!important}
@media (max-width:599px){.outer{padding:16px 0 32px!important}.card{padding:28px 20px!important;border-radius:0!important}
.side{padding-left:20px!important;padding-right:20px!important}.button,.button tbody,.button tr,.button td,.button a{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.page{background:#0d0b0a!important}.card{background:#171412!important}
.ink{color:#f7f3ec!important}.soft{color:#d3ccc3!important}.mute{color:#a39b92!important}.line{border-color:#302b27!important}
.box{background:#0d0b0a!important}.button a{background:#f7f3ec!important;color:#171412!important;border-color:#f7f3ec!important}}
`;

interface Frame {
  /** The site's URL, without a trailing slash. */
  publicUrl: string;
  language: string;
  /** The text that a mail program shows beside the subject. */
  preview: string;
}

const logo = html`<table role="presentation" cellpadding="0" cellspacing="0">
  <tr>
    <td
      width="26"
      height="26"
      align="center"
      style="background:#ff7a4d;border-radius:5px;color:#33150a;font:700 16px/26px Helvetica,Arial,sans-serif"
    >
      A
    </td>
    <td class="ink" style="padding-left:10px;${FONT};font-size:19px;font-weight:700;${INK}">${BRAND}</td>
  </tr>
</table>`;

function rowMark({ mark }: Row) {
  if ('picture' in mark)
    return html`<img
      src="${mark.picture}"
      width="48"
      height="48"
      alt=""
      style="display:block;border-radius:5px;object-fit:cover"
    />`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0">
    <tr>
      <td
        class="box ink"
        width="48"
        height="48"
        align="center"
        style="background:#f4f1ec;border-radius:24px;${FONT};font-size:16px;font-weight:600;${INK}"
      >
        ${mark.letter}
      </td>
    </tr>
  </table>`;
}

const rows = (all: readonly Row[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:22px">
    ${all.map(
      (row) =>
        html`<tr>
          <td class="line" width="64" valign="top" style="border-top:1px solid #e4dfd7;padding:10px 0">
            ${rowMark(row)}
          </td>
          <td class="line soft" valign="top" style="border-top:1px solid #e4dfd7;padding:10px 0;${BODY}">
            ${row.parts.map((part) =>
              typeof part === 'string'
                ? part
                : html`<strong class="ink" style="${INK};font-weight:600">${part.bold}</strong>`,
            )}<br /><span class="mute" style="${SMALL};color:#6b655e">${row.when}</span>
          </td>
        </tr>`,
    )}
  </table>`;

const work = ({ title, line, picture, alt }: NonNullable<Letter['work']>) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:26px">
    <tr>
      <td width="144" valign="middle">
        <img
          src="${picture}"
          width="144"
          alt="${alt}"
          style="display:block;width:144px;height:auto;border-radius:5px"
        />
      </td>
      <td valign="middle" style="padding-left:18px">
        <h2
          class="ink"
          style="margin:0;${FONT};${WRAPS};font-size:15px;line-height:21px;font-weight:600;${INK}"
        >
          ${title}
        </h2>
        <p class="mute" style="margin:2px 0 0;${SMALL};color:#6b655e">${line}</p>
      </td>
    </tr>
  </table>`;

const facts = (all: NonNullable<Letter['facts']>) =>
  html`<table width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px">
    ${all.map(({ label, value, isTotal }) => {
      const tone = isTotal ? `${BODY};${INK};font-weight:600` : BODY;
      const line = `border-top:1px solid #e4dfd7;padding:10px 0${isTotal ? ';border-bottom:1px solid #e4dfd7' : ''}`;
      return html`<tr>
        <th
          scope="row"
          align="left"
          class="line ${isTotal ? 'ink' : 'soft'}"
          style="${tone};text-align:left;${isTotal ? '' : 'font-weight:400;'}${line}"
        >
          ${label}
        </th>
        <td align="right" class="line ink" style="${tone};${INK};text-align:right;${line}">${value}</td>
      </tr>`;
    })}
  </table>`;

const deadline = ({ head, rest }: NonNullable<Letter['deadline']>) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px">
    <tr>
      <td
        class="box soft"
        style="background:#f4f1ec;border-left:3px solid #ff7a4d;border-radius:4px;padding:16px 18px;${BODY}"
      >
        <strong class="ink" style="${INK};font-weight:600">${head}</strong> ${rest}
      </td>
    </tr>
  </table>`;

function toHtml(letter: Letter, { publicUrl, language, preview }: Frame): string {
  const { title, paragraphs, button } = letter;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body class="page" style="margin:0;background:#f4f1ec">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <main>
          <table
            role="presentation"
            class="page"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="background:#f4f1ec"
          >
            <tr>
              <td class="outer" align="center" style="padding:32px 16px">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:600px"
                >
                  <tr>
                    <td class="side" style="padding-bottom:20px">${logo}</td>
                  </tr>
                  <tr>
                    <td
                      class="card soft"
                      style="background:#ffffff;border-radius:14px;padding:36px 40px;${BODY}"
                    >
                      <h1
                        class="ink"
                        style="margin:0;${FONT};${WRAPS};font-size:28px;line-height:34px;font-weight:600;letter-spacing:-0.02em;text-wrap:balance;${INK}"
                      >
                        ${title}
                      </h1>
                      ${paragraphs.map((text) => html`<p class="soft" style="margin:12px 0 0;${BODY}">${text}</p>`)}
                      ${letter.work && work(letter.work)}${letter.facts && facts(letter.facts)}${letter.rows && rows(letter.rows)}
                      ${letter.more && html`<p class="mute" style="margin:10px 0 0;${SMALL};color:#6b655e">${letter.more}</p>`}
                      ${letter.deadline && deadline(letter.deadline)}
                      <table
                        role="presentation"
                        class="button"
                        cellpadding="0"
                        cellspacing="0"
                        style="margin-top:28px"
                      >
                        <tr>
                          <td>
                            <a
                              href="${publicUrl}${button.path}"
                              style="display:inline-block;padding:12px 28px;background:#1c1917;border:1px solid #1c1917;border-radius:999px;color:#faf7f2;${FONT};font-size:16px;line-height:24px;font-weight:600;text-decoration:none"
                              >${button.label}</a
                            >
                          </td>
                        </tr>
                      </table>
                    </td>
                  </tr>
                  <tr>
                    <td class="side mute" style="padding-top:22px;${SMALL};color:#6b655e">
                      ${letter.reason}<br />
                      ${letter.links.map(({ label, path }, index) => html`${index > 0 && html`&nbsp;&nbsp; `}<a class="ink" href="${publicUrl}${path}" style="${INK};text-decoration:underline">${label}</a>`)}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </main>
      </body>
    </html>`.text;
}

/** The same for mail programs that show only text, and for people who prefer it. */
function toText(letter: Letter, { publicUrl }: Frame): string {
  const row = ({ parts, when }: Row) =>
    `- ${parts.map((part) => (typeof part === 'string' ? part : part.bold)).join('')} (${when})`;
  const blocks = [
    letter.title,
    ...letter.paragraphs,
    letter.work && `${letter.work.title}\n${letter.work.line}`,
    letter.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    letter.rows?.map(row).join('\n'),
    letter.more,
    letter.deadline && `${letter.deadline.head} ${letter.deadline.rest}`,
    `${letter.button.label}: ${publicUrl}${letter.button.path}`,
    `-- \n${letter.reason}`,
    letter.links.map(({ label, path }) => `${label}: ${publicUrl}${path}`).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

export function render(
  letter: Letter,
  frame: Omit<Frame, 'preview'>,
): { subject: string; html: string; text: string } {
  const { head = '', rest = '' } = letter.deadline ?? {};
  const all = { ...frame, preview: `${head} ${rest}`.trim() || (letter.paragraphs[0] ?? '') };
  // A header is one line, whatever a member wrote into a title.
  const subject = letter.subject.replaceAll(/\s+/g, ' ');
  return { subject, html: toHtml(letter, all), text: toText(letter, all) };
}
