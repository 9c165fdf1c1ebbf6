/** What a document says before any script: a screen's first pictures and words, answers to its first calls, a preview. */
import type { Request } from 'express';
import { homeBegins } from '#shared/accounts/first-minutes/arrange.ts';
import { type CurrentUser, userEndpoints } from '#shared/accounts/session/contract.ts';
import { FIRST_ON_PHONES, sizesAt } from '#shared/discovery/landing/wall.ts';
import { fillOneRow, firstOnPhones, isSparse } from '#shared/artworks/lay-rows.ts';
import { homeEndpoints } from '#shared/discovery/home/contract.ts';
import { type ScreenName, screenAt } from '#shared/kernel/screens.ts';
import { PREVIEWED, type Preview, previewCall } from '#shared/previews/contract.ts';
import { CARD_SIZES, PAGE_SIZES, renditionUrl, srcSetOf } from '#shared/uploads/renditions.ts';
import type { ReadFirst } from './first-answers.ts';
import { firstCallsAt } from './preloads.ts';

/** JSON text by path. */
type Answers = Readonly<Record<string, string>>;

interface FirstPaint {
  links: string;
  /** What a phone shows at its place until the screen is there. */
  view: string;
  /** To calls of the screen. */
  answers: Answers;
  /** What a visitor is told of the page. */
  preview?: Preview;
}
const NOTHING: FirstPaint = { links: '', view: '', answers: {} };

interface Work {
  imageUrl: string;
  width: number;
  height: number;
}
/** Who asks for a document. */
interface Asked {
  /** The screen's first call. */
  path: string;
  /** Of public pictures. */
  host: string;
  /** The JSON of a call's answer; null: refused, missing, or too slow. */
  ask: (path: string) => Promise<string | null>;
  /** Whether members of this gallery are asked if visitors may see their pages. */
  isPublicGallery: boolean;
}

const quoted = (value: string): string => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
const link = (attributes: string): string =>
  `<link rel="preload" as="image" fetchpriority="high" ${attributes} />`;
const linkTo = (work: Work | undefined, sizes: (work: Work) => string, host: string): string =>
  work ? link(`imagesrcset=${quoted(srcSetOf(work, host))} imagesizes=${quoted(sizes(work))}`) : '';

/** @param attributes its size, in any unit, and more */
function pictureOf(work: Work, attributes: string, sizes: string, host: string): string {
  const src = quoted(host + renditionUrl(work.imageUrl, 'card'));
  const candidates = `srcset=${quoted(srcSetOf(work, host))} sizes=${quoted(sizes)}`;
  return `<img alt="" ${attributes} fetchpriority="high" ${candidates} src=${src} />`;
}

/** For the client to find. In a script element only '<' can end the text. */
export const elementsOf = (answers: Answers): string =>
  Object.entries(answers)
    .map(
      ([path, text]) =>
        `<script type="application/json" data-path=${quoted(path)}>${text.replaceAll('<', '\\u003c')}</script>`,
    )
    .join('');

/** A screen's heading, what stands below it, and its pictures. Their places are in theme.css. */
const viewOf = (place: string, title: string, lede: string, pictures = ''): string =>
  `<div class="first first-${place} fixed"><p class="font-display text-2xl font-semibold text-paper">${title}</p>` +
  `<p class="mt-2 text-base text-mute">${lede}</p><div class="fixed flex gap-3">${pictures}</div></div>`;

/** The link to the picture of a screen's first call. */
const linked =
  (linkOf: (answer: never, host: string) => string) =>
  async ({ path, host, ask }: Asked): Promise<FirstPaint> => {
    const text = await ask(path);
    return text === null ? NOTHING : { ...NOTHING, links: linkOf(JSON.parse(text) as never, host) };
  };

async function paintWork({ path, host, ask }: Asked): Promise<FirstPaint> {
  const text = await ask(path);
  if (text === null) return NOTHING;
  const work = JSON.parse(text) as Work;
  const view = pictureOf(work, `width="${work.width}" height="${work.height}"`, PAGE_SIZES, host);
  return { ...NOTHING, view, answers: { [path]: text } };
}

type Viewer = Pick<CurrentUser, 'artistName' | 'firstMinutes' | 'hasSold' | 'isPublic'> & {
  lastVisitAt: string | null;
  suspendedUntil: string | null;
};
/** The member who asks, and the answer that says so; null for a visitor. */
async function readViewer(ask: Asked['ask']): Promise<{ viewer: Viewer; answers: Answers } | null> {
  const { path } = userEndpoints.current;
  const text = await ask(path);
  return text === null ? null : { viewer: JSON.parse(text) as Viewer, answers: { [path]: text } };
}

/** As high as the others of its row, so that they share its width by their ratios. */
function inRow(work: Work, host: string): string {
  const size = `width="${Math.round((work.width / work.height) * ROW_HEIGHT)}" height="${ROW_HEIGHT}"`;
  return pictureOf(work, `class="h-auto min-w-0 rounded-art" ${size}`, CARD_SIZES, host);
}
/** In pixels: more than any phone has room for. */
const ROW_HEIGHT = 2000;

const linkFirst = linked(([first]: Work[], host) => linkTo(first, () => CARD_SIZES, host));

/** The first row of what is new since the member's last visit; without one, the first picture is only linked. */
async function paintHome(asked: Asked): Promise<FirstPaint> {
  const { host, ask, isPublicGallery } = asked;
  const found = await readViewer(ask);
  if (!found) return NOTHING;
  const { viewer, answers } = found;
  if (!viewer.lastVisitAt) return { ...(await linkFirst(asked)), answers };
  const since = new Date(viewer.lastVisitAt).toISOString();
  const path = `${homeEndpoints.news.path}?${new URLSearchParams({ since }).toString()}`;
  const text = await ask(path);
  if (text === null) return { ...(await linkFirst(asked)), answers };
  const { works } = JSON.parse(text) as { works: Work[] };
  const answered = { ...NOTHING, answers: { ...answers, [path]: text } };
  const ratios = works.map(({ width, height }) => width / height);
  // Too few for a row: works of others will fill it, or there is none.
  if (isSparse(ratios)) return { ...answered, links: linkTo(works[0], () => CARD_SIZES, host) };
  const row = works.slice(0, firstOnPhones(ratios.slice(0, fillOneRow(ratios))));
  const { isStarting, isAsked } = homeBegins(viewer, isPublicGallery);
  if (isStarting || isAsked)
    return { ...answered, links: row.map((work) => linkTo(work, () => CARD_SIZES, host)).join('') };
  const pictures = row.map((work) => inRow(work, host)).join('');
  return { ...answered, view: viewOf('home', 'Art worth living with.', '', pictures) };
}

async function paintHub({ path, host, ask }: Asked): Promise<FirstPaint> {
  const [found, text] = await Promise.all([readViewer(ask), ask(path)]);
  const [first] = JSON.parse(text ?? '[]') as { thumbnailUrl: string | null }[];
  if (!found) return NOTHING;
  if (!first?.thumbnailUrl) return { ...NOTHING, answers: found.answers };
  const picture = `<img alt="" class="h-auto w-full rounded-md object-cover" fetchpriority="high" src=${quoted(host + first.thumbnailUrl)} />`;
  // Artists have two more buttons above it.
  const place = found.viewer.artistName?.trim() ? 'hub-artist' : 'hub';
  const view = viewOf(place, 'Inspiration Hub', 'Short lessons from working artists.', picture);
  return { ...NOTHING, view, answers: found.answers };
}

const LEDE = 'Design projects looking for a designer. Half is paid upfront, before work begins.';
const paintBoard = async (): Promise<FirstPaint> => ({ ...NOTHING, view: viewOf('board', 'For Hire', LEDE) });

const PAINTS: Partial<Record<ScreenName | 'landing', (asked: Asked) => Promise<FirstPaint>>> = {
  landing: linked(({ wall }: { wall: Work[] }, host) =>
    linkTo(wall[FIRST_ON_PHONES], (work) => sizesAt(FIRST_ON_PHONES, work), host),
  ),
  home: paintHome,
  artwork: paintWork,
  inspiration: paintHub,
  forHire: paintBoard,
};

/** What is not there, and what no one may be told of, paint nothing alike. */
async function paintPreview({ path, host, ask }: Asked): Promise<FirstPaint> {
  const text = await ask(path);
  const preview = text === null ? null : (JSON.parse(text) as Preview | null);
  if (text === null || preview === null) return NOTHING;
  const { pictureUrl } = preview;
  const links = pictureUrl === null ? '' : link(`href=${quoted(host + pictureUrl)}`);
  return { ...NOTHING, links, answers: { [path]: text }, preview };
}

interface Site {
  isMember: boolean;
  /** Of public pictures. */
  host: string;
  isPublicGallery: boolean;
}

/** Reads what the screen would ask, as the one who asks for the document. */
export async function firstPaint(
  req: Request,
  { isMember, ...site }: Site,
  read: ReadFirst,
): Promise<FirstPaint> {
  const screen = screenAt(req.path);
  const ask = (path: string) => read(path, req.headers, req.ip ?? '');
  if (!isMember && PREVIEWED.some((name) => name === screen))
    return paintPreview({ ...site, path: previewCall(req.path), ask });
  const paint = screen && PAINTS[isMember ? screen : 'landing'];
  const [path] = firstCallsAt(req.url, isMember);
  return paint && path ? paint({ ...site, path, ask }) : NOTHING;
}
