/** What a document says before any script: the first picture of its screen, the answer to a work's first call, a preview. */
import type { Request } from 'express';
import { FIRST_ON_PHONES, sizesAt } from '#shared/discovery/landing/wall.ts';
import { type ScreenName, screenAt } from '#shared/kernel/screens.ts';
import { PREVIEWED, type Preview, previewCall } from '#shared/previews/contract.ts';
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
  /** What a visitor is told of the page. */
  preview?: Preview;
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

/** The link to the first picture of a screen, in the answer to its first call. */
const LINKS: Partial<Record<ScreenName | 'landing', (answer: never, host: string) => string>> = {
  landing: ({ wall }: { wall: Work[] }, host) =>
    linkTo(wall[FIRST_ON_PHONES], (work) => sizesAt(FIRST_ON_PHONES, work), host),
  home: ([first]: Work[], host) => linkTo(first, () => CARD_SIZES, host),
  inspiration: ([first]: { thumbnailUrl: string | null }[], host) =>
    first?.thumbnailUrl ? link(`href=${quoted(host + first.thumbnailUrl)}`) : '',
};

/** The answer to a call, for the client to find. In a script element only '<' can end the text. */
const answerTo = (path: string, text: string): string =>
  `<script type="application/json" id="answer" data-path=${quoted(path)}>${text.replaceAll('<', '\\u003c')}</script>`;

const paintWork = (text: string, path: string, host: string): FirstPaint => ({
  links: '',
  picture: ofWork(JSON.parse(text), host),
  answer: answerTo(path, text),
  answered: path,
});

/** What is not there, and what no one may be told of, paint nothing alike. */
async function paintPreview(req: Request, host: string, read: ReadFirst): Promise<FirstPaint> {
  const path = previewCall(req.path);
  const text = await read(path, req.headers, req.ip ?? '');
  const preview = text === null ? null : (JSON.parse(text) as Preview | null);
  if (text === null || preview === null) return NOTHING;
  const { pictureUrl } = preview;
  const links = pictureUrl === null ? '' : link(`href=${quoted(host + pictureUrl)}`);
  return { ...NOTHING, links, answer: answerTo(path, text), preview };
}

/** Reads what the screen would ask, as the one who asks for the document. */
export async function firstPaint(
  req: Request,
  isMember: boolean,
  host: string,
  read: ReadFirst,
): Promise<FirstPaint> {
  const screen = screenAt(req.path);
  if (!isMember && PREVIEWED.some((name) => name === screen)) return paintPreview(req, host, read);
  const linkOf = screen && LINKS[isMember ? screen : 'landing'];
  const [path] = firstCallsAt(req.url, isMember);
  if (!path || !(linkOf || screen === 'artwork')) return NOTHING;
  const text = await read(path, req.headers, req.ip ?? '');
  if (text === null) return NOTHING;
  return linkOf
    ? { ...NOTHING, links: linkOf(JSON.parse(text) as never, host) }
    : paintWork(text, path, host);
}
