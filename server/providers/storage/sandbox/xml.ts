/** The little XML that S3 uses. */
import type { ServerResponse } from 'node:http';

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const escape = (text: string): string => text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);

function unescape(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi,
    (_match, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return NAMED[name ?? ''] ?? '';
    },
  );
}

export const tag = (name: string, value: string | number): string =>
  `<${name}>${escape(String(value))}</${name}>`;

/** A whole document. `inner` is markup. */
export const xmlDocument = (root: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${root}>`;

/** The markup inside each element of that name. */
export const elements = (markup: string, name: string): string[] =>
  [...markup.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map((match) => match[1] ?? '');

/** The text of the first element of that name; empty when there is none. */
export const textOf = (markup: string, name: string): string =>
  unescape(elements(markup, name)[0] ?? '').trim();

/** The texts of all elements of that name. */
export const textsOf = (markup: string, name: string): string[] => elements(markup, name).map(unescape);

export function sendXml(res: ServerResponse, body: string, status = 200): void {
  res.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
}
