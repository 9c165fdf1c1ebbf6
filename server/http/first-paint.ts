/** What a document says before any script: the first picture of its screen, and the answer to a work's first call. */
import type { Request } from 'express';
import { FIRST_ON_PHONES, sizesAt } from '#shared/discovery/landing/wall.ts';
import { screenAt } from '#shared/kernel/screens.ts';
import { CARD_SIZES, PAGE_SIZES, renditionUrl, srcSetOf } from '#shared/uploads/renditions.ts';
import type { ReadFirst } from './first-answers.ts';
import { firstCallsAt } from './preloads.ts';

interface FirstPaint {
  links: string;
  /** The picture itself, where a phone shows it until the screen is there. */
  picture: string;
  answer: string;
  /** The call that `answer` answers. */
  answered?: string;
}
const NOTHING: FirstPaint = { links: '', picture: '', answer: '' };

interface Work {
  imageUrl: string;
  width: number;
  height: number;
}

const quoted = (value: string): string => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
const link = (attributes: string): string =>
  `<link rel="preload" as="image" fetchpriority="high" ${attributes} />`;
const linkTo = (work: Work | undefined, sizes: (work: Work) => string, host: string): string =>
  work ? link(`imagesrcset=${quoted(srcSetOf(work, host))} imagesizes=${quoted(sizes(work))}`) : '';

function ofWork(work: Work, host: string): string {
  const src = quoted(host + renditionUrl(work.imageUrl, 'card'));
  const candidates = `srcset=${quoted(srcSetOf(work, host))} sizes=${quoted(PAGE_SIZES)}`;
  return `<img alt="" width="${work.width}" height="${work.height}" fetchpriority="high" ${candidates} src=${src} />`;
}

/** Reads what the screen would ask, as the one who asks for the document. */
export async function firstPaint(
  req: Request,
  isMember: boolean,
  host: string,
  read: ReadFirst,
): Promise<FirstPaint> {
  const screen = screenAt(req.path);
  const [path] = firstCallsAt(req.url, isMember);
  if (!path || screen === 'forHire') return NOTHING;
  const text = await read(path, req.headers, req.ip ?? '');
  if (text === null) return NOTHING;
  const answer = JSON.parse(text);
  if (screen === 'artwork') {
    // In a script element only this can end the text.
    const safe = text.replaceAll('<', '\\u003c');
    return {
      links: '',
      picture: ofWork(answer, host),
      answer: `<script type="application/json" id="answer" data-path=${quoted(path)}>${safe}</script>`,
      answered: path,
    };
  }
  if (screen === 'inspiration') {
    const { thumbnailUrl } = answer[0] ?? {};
    return { ...NOTHING, links: thumbnailUrl ? link(`href=${quoted(host + thumbnailUrl)}`) : '' };
  }
  const links = isMember
    ? linkTo(answer[0], () => CARD_SIZES, host)
    : linkTo(answer.wall[FIRST_ON_PHONES], (work) => sizesAt(FIRST_ON_PHONES, work), host);
  return { ...NOTHING, links };
}
