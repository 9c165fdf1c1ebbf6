/** Other servers at links from members: files are read from them, messages sent to them. */
import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { BRAND } from '#shared/kernel/brand.ts';
import { AppError } from '#shared/http/errors.ts';
import { fileNameOf } from './file-name.ts';
import { ANYWHERE, PUBLIC_INTERNET, type RemoteRules, guardedLookup, parseLink } from './rules.ts';

export interface RemoteFile {
  name: string;
  /** Size reported by the other server; null if unknown. */
  bytes: number | null;
  /** Ends with an error if the other server stops early. A caller that does not read it to the end must destroy it. */
  body: Readable;
}
interface RemoteMessage {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** How much of the answer is read. */
  maxBytes: number;
  signal: AbortSignal;
}
export interface RemoteAnswer {
  status: number;
  statusText: string;
  contentType: string | null;
  /** Its beginning, as UTF-8. */
  text: string;
}
export interface Remote {
  /**
   * Follows redirects, each checked like the link itself.
   * Throws `link_not_allowed`, `link_unreachable`, and the signal's reason.
   */
  open(link: string, signal: AbortSignal): Promise<RemoteFile>;
  /**
   * Sends a message by https. Follows no redirect: any answer is one. Throws `link_not_allowed`, `link_unreachable`, and the
   * signal's reason.
   */
  post(link: string, message: RemoteMessage): Promise<RemoteAnswer>;
  /** Throws `link_not_allowed` if the link alone shows that `post` would. */
  checkPost(link: string): void;
}

const MAX_REDIRECTS = 5;
const ANSWER_MS = 15_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const HEADERS = {
  'user-agent': `${BRAND} (video import)`,
  accept: 'video/*, */*;q=0.5',
  // Bytes are counted and inspected while streaming.
  'accept-encoding': 'identity',
};

interface Asked {
  rules: RemoteRules;
  url: URL;
  signal: AbortSignal;
}

function ask(
  { rules, url, signal }: Asked,
  options: http.RequestOptions,
  body?: string,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const request = open(url, { ...options, lookup: guardedLookup(rules), agent: false, signal });
    const timer = setTimeout(() => request.destroy(new Error('No response in time')), ANSWER_MS);
    request.on('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.end(body);
  });
}

async function askAndFollow(rules: RemoteRules, link: string, signal: AbortSignal) {
  let url = parseLink(rules, link);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask({ rules, url, signal }, { headers: HEADERS });
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return { url, answer };
    answer.destroy();
    if (!REDIRECTS.has(statusCode) || !headers.location) {
      const detail = `The server at this link responded with ${statusCode}. Please check the link.`;
      throw new AppError('link_unreachable', { detail });
    }
    url = parseLink(rules, headers.location, url.href);
  }
  throw new AppError('link_unreachable', { detail: 'This link redirects too many times.' });
}

/** The beginning of the answer's text. Its status counts, even if the rest does not arrive. */
async function begin(answer: http.IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // Cut off, or too slow.
  }
  answer.destroy();
  const start = Buffer.concat(parts).subarray(0, maxBytes);
  // As a stream, so that a letter that is cut in half is left out.
  return new TextDecoder().decode(start, { stream: true });
}

/** Throws the signal's reason, the `AppError`, or `link_unreachable`. */
function refuse(error: unknown, signal: AbortSignal): never {
  if (signal.aborted) throw signal.reason;
  if (error instanceof AppError) throw error;
  throw new AppError('link_unreachable', { cause: error });
}

/**
 * @param rules other rules only for tests that serve the files themselves
 * @param isOwnReceiver messages may be sent there by http and into our own network: to receivers of tests and the stand-in
 */
export function createRemote(
  rules: RemoteRules = PUBLIC_INTERNET,
  isOwnReceiver: (url: URL) => boolean = () => false,
): Remote {
  function judge(link: string): Omit<Asked, 'signal'> {
    const own = URL.parse(link);
    if (own && isOwnReceiver(own)) return { rules: ANYWHERE, url: own };
    const url = parseLink(rules, link);
    if (url.protocol !== 'https:') throw new AppError('link_not_allowed');
    return { rules, url };
  }
  return {
    async open(link, signal) {
      try {
        const { url, answer } = await askAndFollow(rules, link, signal);
        const length = Number(answer.headers['content-length'] ?? Number.NaN);
        return {
          name: fileNameOf(url, answer.headers['content-disposition']),
          bytes: Number.isSafeInteger(length) ? length : null,
          body: answer,
        };
      } catch (error) {
        return refuse(error, signal);
      }
    },
    async post(link, { headers, body, maxBytes, signal }) {
      try {
        const own = { 'user-agent': BRAND, 'accept-encoding': 'identity' };
        const length = { 'content-length': String(Buffer.byteLength(body)) };
        const options = { method: 'POST', headers: { ...own, ...length, ...headers } };
        const answer = await ask({ ...judge(link), signal }, options, body);
        return {
          status: answer.statusCode ?? 0,
          statusText: answer.statusMessage ?? '',
          contentType: answer.headers['content-type'] ?? null,
          text: await begin(answer, maxBytes),
        };
      } catch (error) {
        return refuse(error, signal);
      }
    },
    checkPost(link) {
      judge(link);
    },
  };
}
