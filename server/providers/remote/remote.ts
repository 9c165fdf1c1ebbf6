/** Files on other servers, at links from members. */
import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { BRAND } from '#shared/kernel/brand.ts';
import { AppError } from '#shared/http/errors.ts';
import { fileNameOf } from './file-name.ts';
import { PUBLIC_INTERNET, type RemoteRules, guardedLookup, parseLink } from './rules.ts';

export interface RemoteFile {
  name: string;
  /** Size reported by the other server; null if unknown. */
  bytes: number | null;
  /** Ends with an error if the other server stops early. A caller that does not read it to the end must destroy it. */
  body: Readable;
}
export interface Remote {
  /**
   * Follows redirects, each checked like the link itself.
   * Throws `link_not_allowed`, `link_unreachable`, and the signal's reason.
   */
  open(link: string, signal: AbortSignal): Promise<RemoteFile>;
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

function ask(rules: RemoteRules, url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const request = get(url, { lookup: guardedLookup(rules), agent: false, headers: HEADERS, signal });
    const timer = setTimeout(() => request.destroy(new Error('No response in time')), ANSWER_MS);
    request.on('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

async function askAndFollow(rules: RemoteRules, link: string, signal: AbortSignal) {
  let url = parseLink(rules, link);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask(rules, url, signal);
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

/** @param rules other rules only for tests that serve the files themselves */
export const createRemote = (rules: RemoteRules = PUBLIC_INTERNET): Remote => ({
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
      if (signal.aborted) throw signal.reason;
      if (error instanceof AppError) throw error;
      throw new AppError('link_unreachable', { cause: error });
    }
  },
});
